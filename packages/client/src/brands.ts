import type { Call, CallOptions } from "./call.js";
import type { Brand, BrandChanges, BrandPage, BrandQuery, Competitor, NewBrand, Prompt } from "./contract.js";
import { type ItemCalls, itemCalls } from "./items.js";

/** The operations on brands. */
export interface BrandCalls extends ItemCalls {
  /** Creates a brand with all that is in it, or nothing of it. @throws {ConflictError} the id is taken. */
  create(brand: NewBrand, options?: CallOptions): Promise<Brand>;
  /** Every brand that the query finds, page after page, each page asked for when it is reached. */
  list(query?: Omit<BrandQuery, "page">, options?: CallOptions): AsyncGenerator<Brand, void, undefined>;
  /** One page, by its number or behind a cursor. */
  page(query?: BrandQuery, options?: CallOptions): Promise<BrandPage>;
  /** @throws {NotFoundError} */
  get(id: string, options?: CallOptions): Promise<Brand>;
  /** Any of the fields, at least one; a list replaces the list that was. @throws {NotFoundError | PreconditionFailedError} */
  update(id: string, changes: BrandChanges, options?: CallOptions): Promise<Brand>;
  /** @throws {NotFoundError | PreconditionFailedError} */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** In the order given. @throws {NotFoundError} */
  competitors(id: string, options?: CallOptions): Promise<Competitor[]>;
  /** In the order given. @throws {NotFoundError} */
  prompts(id: string, options?: CallOptions): Promise<Prompt[]>;
}

export function brandCalls(call: Call): BrandCalls {
  const page = async (query: BrandQuery = {}, options: CallOptions = {}) =>
    (await call("GET", "/brands", { query, ...options })).body;
  return {
    ...itemCalls(call),
    create: async (body, options) => (await call("POST", "/brands", { body, ...options })).body,
    async *list(query = {}, options) {
      let behind: BrandQuery | undefined = query;
      while (behind !== undefined) {
        const { brands, pagination }: BrandPage = await page(behind, options);
        yield* brands;
        behind = pagination.nextCursor === null ? undefined : { ...query, cursor: pagination.nextCursor };
      }
    },
    page,
    get: async (id, options) => (await call("GET", "/brands/{id}", { path: { id }, ...options })).body,
    update: async (id, body, options) => (await call("PATCH", "/brands/{id}", { path: { id }, body, ...options })).body,
    async delete(id, options) {
      await call("DELETE", "/brands/{id}", { path: { id }, ...options });
    },
    competitors: async (id, options) =>
      (await call("GET", "/brands/{id}/competitors", { path: { id }, ...options })).body.competitors,
    prompts: async (id, options) =>
      (await call("GET", "/brands/{id}/prompts", { path: { id }, ...options })).body.prompts,
  };
}

import type { Queryable } from "@marque/db";
import { faults } from "@marque/schema";
import type { z } from "zod";
import { auditTrail } from "../audit/trail";
import { invalid } from "../caller-error";
import type { Actor, Caller } from "../identity/actor";
import { outboxOf } from "../outbox/outbox";
import type { Access, Act, Call, Mutation, Query, Stream } from "./action";
import { type AdmittedCall, admit } from "./admit";
import { authorize } from "./authorize";
import { type Answer, type IdempotentRequest, withIdempotency } from "./idempotency";

/**
 * The one way to do anything: permission, then the input, then the handler, for a mutation in one transaction with its
 * audit row and its event.
 * @param input as it came; the action's own schema finds out what it is.
 * @throws {CallerError} whatever is wrong by what the caller asked.
 */
export async function execute<A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Query<A, I, O> | Mutation<A, I, O>,
  call: Call,
  input: unknown,
): Promise<z.output<O>> {
  const act = await prepare(action, call, input);
  const { database } = call.services;
  if (action.kind === "query") return action.output.parse(await action.handler(act.within(database), act.input));
  return action.isOneStatement === true
    ? mutate(action, act, database)
    : database.$transaction((transaction) => mutate(action, act, transaction));
}

/** How a transport words what came of an act, as it will be given again to the same request. */
export interface Wording<O> {
  done(output: O): Answer;
  /** @throws what was thrown, when the same request might fare otherwise another time. */
  refused(error: unknown): Answer;
}

/**
 * The same for a request that may come twice: its first answer is kept in the act's own transaction, and given again.
 * @throws {CallerError} `conflict` while the first is still in flight, `unprocessable` when the key came with another input.
 */
export async function executeOnce<A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Mutation<A, I, O>,
  call: Call,
  input: unknown,
  request: IdempotentRequest,
  wording: Wording<z.output<O>>,
): Promise<Answer> {
  const act = await prepare(action, call, input);
  return call.services.database.$transaction((transaction) =>
    withIdempotency(transaction, { ...request, now: act.now, requested: [action.name, input] }, async () => {
      await transaction.$executeRaw`SAVEPOINT act`;
      try {
        return wording.done(await mutate(action, act, transaction));
      } catch (error) {
        const kept = wording.refused(error);
        // Whatever was written before the refusal goes; the record of it stays.
        await transaction.$executeRaw`ROLLBACK TO SAVEPOINT act`;
        return kept;
      }
    }),
  );
}

/** Runs an act among those of {@link executeTogether}. */
export type RunAct = <A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Mutation<A, I, O>,
  call: Call,
  input: unknown,
) => Promise<z.output<O>>;

/**
 * Several acts in one transaction, each with its own audit row and event: all of them stand, or none does.
 * @param acts runs them, one behind another; what it throws undoes them all.
 */
export const executeTogether = <T>({ database }: Call["services"], acts: (run: RunAct) => Promise<T>): Promise<T> =>
  database.$transaction((transaction) =>
    acts(async (action, call, input) => mutate(action, await prepare(action, call, input), transaction)),
  );

/** The same for an act that tells its events as they happen. */
export async function* executeStream<A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Stream<A, I, O>,
  call: Call,
  input: unknown,
): AsyncGenerator<z.output<O>, void, undefined> {
  const act = await prepare(action, call, input);
  for await (const event of action.handler(act.within(call.services.database), act.input))
    yield action.output.parse(event);
}

/** A call that may be, with what it brought. */
interface Prepared<A extends Access, T> {
  input: T;
  now: Date;
  /** The act within a transaction, or beside any. */
  within(database: Queryable): Act<A>;
}

async function prepare<A extends Access, I extends z.ZodType>(
  action: Query<A, I, z.ZodType> | Mutation<A, I, z.ZodType> | Stream<A, I, z.ZodType>,
  call: Call | AdmittedCall,
  input: unknown,
): Promise<Prepared<A, z.output<I>>> {
  const { services, caller, requestId, address, signal } = isAdmitted(call, action) ? call : await admit(action, call);
  const actor = authorize(action.permission, caller);
  const parsed = action.input.safeParse(input);
  if (!parsed.success) throw invalid(faults(parsed.error));
  const now = services.now();
  const by = inWorkspace(actor);
  const declared = action.kind === "mutation" ? action.event : undefined;
  const audited = action.kind === "mutation" && typeof action.audit === "string" ? action.audit : action.name;
  return {
    input: parsed.data,
    now,
    within: (database) => {
      const audit = auditTrail({ database, actor: by, action: audited, now, requestId, address });
      const outbox = outboxOf({ database, workspaceId: by?.workspaceId, declared, now });
      return { actor, database, services, now, requestId, address, signal, audit, outbox };
    },
  };
}

const isAdmitted = (call: Call | AdmittedCall, { name }: { name: string }): call is AdmittedCall =>
  "admittedTo" in call && call.admittedTo === name;

async function mutate<A extends Access, I extends z.ZodType, O extends z.ZodType>(
  action: Mutation<A, I, O>,
  { input, within }: Prepared<A, z.output<I>>,
  database: Queryable,
): Promise<z.output<O>> {
  const act = within(database);
  const output = await action.handler(act, input);
  if (action.event !== undefined && !act.outbox.isWritten) throw new Error(`${action.name} told nobody of its event`);
  return action.output.parse(output);
}

/** Whoever acts in a workspace; of others each audit entry says who. */
const inWorkspace = (caller: Caller | Actor): Actor | undefined => {
  if (caller.kind === "web" || caller.kind === "account") return undefined;
  if (caller.kind !== "system") return caller;
  const { workspaceId } = caller;
  return workspaceId === null ? undefined : { ...caller, workspaceId };
};

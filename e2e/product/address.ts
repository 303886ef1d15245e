function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "")
    throw new Error(`${name} is not set: product/global-setup.ts sets it when it starts the product.`);
  return value;
}

/** Where the product under test stands, and the keys that it gave out on its first start. */
export const product = {
  get apiUrl() {
    return fromEnvironment("E2E_API_URL");
  },
  get webUrl() {
    return fromEnvironment("E2E_WEB_URL");
  },
  get setUpLink() {
    return fromEnvironment("E2E_SETUP_LINK");
  },
  /** Its data folder. */
  get folder() {
    return fromEnvironment("E2E_DATA");
  },
  /** The process id of what keeps its parts running. */
  get supervisor() {
    return Number(fromEnvironment("E2E_SUPERVISOR"));
  },
  /** A token with every scope. */
  get token() {
    return fromEnvironment("E2E_TOKEN");
  },
};

/** Runs once when the server starts: a fault in the environment stops it here, not at somebody's first click. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next writes the value in while it builds, and leaves the rest out of its other runtime
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareServer } = await import("./prepare-server");
  prepareServer();
}

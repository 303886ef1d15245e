// @ts-check
// Preloaded into what `npm start` starts (node --import): when the process that started this one is gone, even by
// SIGKILL, this one ends as if it had been asked to, and does not hold its port for ever.
//
// Listening keeps a process alive until it calls process.exit. Servers do; and unref() on the channel would cut off
// programs that wait for messages on it, as the workers of `next dev` do.

/** An orderly end takes SHUTDOWN_SECONDS at most; what is not over a little later hangs. */
const PATIENCE_MS = (Number(process.env.SHUTDOWN_SECONDS ?? 25) + 5) * 1000;

// Worker threads have no channel of their own.
if (process.channel)
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });

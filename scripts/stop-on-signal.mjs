// @ts-check

/** npm passes Ctrl-C on, and the terminal sends it too: two signals this close are one wish. */
const ONE_WISH_MS = 1000;
const POLL_MS = 500;
/** Read when the script begins: npm may be gone by the time that everything is built. */
const PARENT = process.ppid;

/**
 * The first SIGINT, SIGTERM or SIGHUP stops in order, the second kills. The end of the npm that runs this counts as one.
 *
 * @param {() => Promise<void>} stop
 * @param {() => void} kill
 * @param {number} [exitCode] After an orderly stop.
 */
export function stopOnSignal(stop, kill, exitCode = 0) {
  let first = 0;
  /** @param {string} signal */
  const take = (signal) => {
    if (first === 0) {
      first = Date.now();
      console.log(signal === "SIGINT" ? "\nStopping… (Ctrl-C again to kill)" : "Stopping…");
      stop().then(
        () => process.exit(exitCode),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    } else if (Date.now() - first > ONE_WISH_MS) {
      kill();
      process.exit(130);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, take);
  // npm runs a script in a shell, and a SIGTERM that is sent to npm ends that shell and nothing more.
  const look = () => {
    if (process.ppid !== PARENT && first === 0) take("SIGTERM");
  };
  if (process.env.npm_lifecycle_event) setInterval(look, POLL_MS).unref();
}

/** For tests of what hostile input costs: CPU that the process spends on some work, milliseconds. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the sum below takes on an idle core of the machine that bounds are written for. */
const REFERENCE_MILLISECONDS = 25;

/** How many times slower this machine is just now, at least 1: a bound times this holds on a slow day too. */
export const slowness = async (): Promise<number> =>
  Math.max(1, (await cpuMilliseconds(() => sumUpTo(20_000_000))) / REFERENCE_MILLISECONDS);

/** The same by the clock, which others that use the processor slow down too; a whole number, for times to wait. */
export function lateness(): number {
  const begun = performance.now();
  sumUpTo(20_000_000);
  return Math.max(1, Math.ceil((performance.now() - begun) / REFERENCE_MILLISECONDS));
}

function sumUpTo(end: number): number {
  let sum = 0;
  for (let step = 0; step < end; step += 1) sum = (sum * 31 + step) | 0;
  return sum;
}

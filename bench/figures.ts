import { writeFileSync } from "node:fs";

interface Figure {
  what: string;
  figure: number;
  /** `ms CPU`: of the process, all its threads. */
  unit: string;
  /** `null` for what is told without one. */
  limit: number | null;
}

const figures: Figure[] = [];

/** Says a figure beside its limit; one above it makes the measurement end with 1. */
export function tell(what: string, figure: number, unit: string, limit: number | null = null): void {
  figures.push({ what, figure, unit, limit });
  const isOver = limit !== null && figure > limit;
  if (isOver) process.exitCode = 1;
  const beside = limit === null ? "" : `(limit ${limit})${isOver ? " OVER" : ""}`;
  console.log(`${what.padEnd(72)} ${figure.toFixed(1).padStart(9)} ${unit.padEnd(6)} ${beside}`);
}

/** Writes what was said to the file that `BENCH_JSON` names, when it does. */
export function writeFigures(): void {
  const file = process.env.BENCH_JSON;
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

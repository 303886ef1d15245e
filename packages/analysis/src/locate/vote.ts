import type { Reason, Seen } from "../findings";

/** A sign that speaks for one value, or for several between which it can't tell. */
export interface Ballot {
  /** What kind of sign it is; many of one kind say little more than one. */
  rule: string;
  values: readonly string[];
  points: number;
  reason: Reason;
  seen: readonly Seen[];
}

export interface Winner {
  value: string;
  /** Its share of all points, 0 to 1. */
  share: number;
  /** The ballots for it, the weightiest first, with their parts of that share. */
  ballots: readonly { ballot: Ballot; share: number }[];
}

/** What each further sign of one kind adds, and how many do. */
const AGAIN = 0.15;
const MOST_AGAIN = 4;

/**
 * Counts a vote. A ballot for several values is divided among them.
 *
 * @param floor the points that the winner needs.
 * @param lead how many times the second's points the winner needs.
 * @returns `undefined` when nothing is sure enough.
 */
export function count(ballots: readonly Ballot[], floor: number, lead: number): Winner | undefined {
  const byValue = new Map<string, { points: number; ballot: Ballot }[]>();
  for (const ballot of ballots)
    for (const value of ballot.values) {
      const row = byValue.get(value) ?? [];
      byValue.set(value, row);
      row.push({ points: ballot.points / ballot.values.length, ballot });
    }
  const ranked = [...byValue]
    .map(([value, row]) => ({ value, row, points: worth(row) }))
    .sort((one, other) => other.points - one.points);
  const [first, second] = ranked;
  if (first === undefined || first.points < floor || first.points < (second?.points ?? 0) * lead) return undefined;
  const total = ranked.reduce((sum, { points }) => sum + points, 0);
  const share = first.points / total;
  const cast = first.row.reduce((sum, { points }) => sum + points, 0);
  return {
    value: first.value,
    share,
    ballots: first.row
      .toSorted((one, other) => other.points - one.points)
      .map(({ points, ballot }) => ({ ballot, share: (share * points) / cast })),
  };
}

function worth(row: readonly { points: number; ballot: Ballot }[]): number {
  const best = new Map<string, { points: number; times: number }>();
  for (const { points, ballot } of row) {
    const known = best.get(ballot.rule);
    best.set(ballot.rule, { points: Math.max(points, known?.points ?? 0), times: (known?.times ?? 0) + 1 });
  }
  return [...best.values()].reduce(
    (sum, { points, times }) => sum + points * (1 + AGAIN * Math.min(times - 1, MOST_AGAIN)),
    0,
  );
}

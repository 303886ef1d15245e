"use client";

import { useFormatter, useNow } from "next-intl";

interface TimeProps {
  /** ISO 8601. */
  at: string;
}

/** A moment in the reader's language and time zone, exactly on hover. */
function Time({ at, style }: TimeProps & { style: { dateStyle: "medium"; timeStyle?: "short" } }) {
  const format = useFormatter();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={format.dateTime(date, { dateStyle: "full", timeStyle: "long" })}
      className="whitespace-nowrap"
    >
      {format.dateTime(date, style)}
    </time>
  );
}

/** A day: `24 Nov 2026`. */
export const Day = ({ at }: TimeProps) => <Time at={at} style={{ dateStyle: "medium" }} />;

/** The same with the time of day. */
export const Moment = ({ at }: TimeProps) => <Time at={at} style={{ dateStyle: "medium", timeStyle: "short" }} />;

const MINUTE = 60_000;

/** How long ago, in few letters: `2h ago`; exactly on hover. */
export function Ago({ at }: TimeProps) {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE });
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={format.dateTime(date, { dateStyle: "full", timeStyle: "long" })}
      className="whitespace-nowrap"
      // A minute may have gone by since the server wrote it.
      suppressHydrationWarning
    >
      {format.relativeTime(date, { now: date > now ? date : now, style: "narrow" })}
    </time>
  );
}

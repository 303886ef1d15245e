const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const MINUTE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** A day in the reader's own calendar and time zone, with the exact moment on hover. For client components only. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={MOMENT.format(date)} className="whitespace-nowrap">
      {DAY.format(date)}
    </time>
  );
}

/** The same with the time of day. For client components only. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={MOMENT.format(date)} className="whitespace-nowrap">
      {MINUTE.format(date)}
    </time>
  );
}

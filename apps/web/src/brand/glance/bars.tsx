import type { ReactNode } from "react";

/** One line of a picture: what it is, and how many of each kind. */
export interface Bar {
  label: string;
  /** As many as the picture has kinds. */
  counts: readonly number[];
}

interface BarsProps {
  title: string;
  /** What the counts are of, one for each kind: the first is drawn in ink, the second in grey. */
  kinds: readonly string[];
  /** What the lines are. */
  of: string;
  bars: readonly Bar[];
  /** Said below. */
  note?: ReactNode;
}

const SHADES = ["bg-ink", "bg-edge"];

/**
 * A small picture of counts. It is a table whose figures are drawn as well, so whoever can't see the bars reads them, and
 * they can be copied into a sheet.
 */
export function Bars({ title, kinds, of, bars, note }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ counts }) => sum(counts)));
  return (
    <div className="grid min-w-0 content-start gap-1">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="pb-1 text-left font-medium">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{of}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row" className="max-w-40 truncate py-0.5 font-normal text-soft" title={label}>
                {label}
              </th>
              {counts.map((count, index) => (
                <td key={kinds[index]} className="w-px py-0.5 pl-3 text-right figures">
                  {count}
                </td>
              ))}
              <td aria-hidden="true" className="w-1/2 py-0.5 pl-3">
                <span className="flex h-2.5 gap-px">
                  {counts.map((count, index) =>
                    count === 0 ? null : (
                      <span
                        key={kinds[index]}
                        className={`rounded-[2px] ${SHADES[index]} print:border print:border-ink`}
                        style={{ width: `${(100 * count) / most}%` }}
                      />
                    ),
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kinds.length > 1 && (
        <p aria-hidden="true" className="flex flex-wrap gap-x-3 text-xs text-faint">
          {kinds.map((kind, index) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <span className={`size-2 rounded-full ${SHADES[index]}`} />
              {kind}
            </span>
          ))}
        </p>
      )}
      {note != null && <p className="text-xs text-faint">{note}</p>}
    </div>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

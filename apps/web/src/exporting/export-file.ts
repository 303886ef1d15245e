import { type ExportPart, type ExportQuery, exportQuery } from "@marque/schema";
import { BYTE_ORDER_MARK } from "@/ui/save-file";

export type AskedExport = Omit<ExportQuery, "cursor">;

/** What the form of the page sends; `undefined` when it can't be that. */
export function readAsked(parameters: URLSearchParams): AskedExport | undefined {
  const { q, enabled, ...asked } = Object.fromEntries(parameters);
  const flag = enabled === undefined || enabled === "" ? {} : { enabled: enabled === "true" };
  return exportQuery.omit({ cursor: true }).safeParse({ ...asked, ...(q ? { q } : {}), ...flag }).data;
}

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json" } as const;

/** The headers of the file. */
export const headersOf = ({ kind, format }: AskedExport): Record<string, string> => ({
  "content-type": TYPES[format],
  "content-disposition": `attachment; filename="${kind}.${format}"`,
  "cache-control": "no-store",
});

/**
 * The file as it is read: a part is asked for when the one before is on its way, so that no more than one is held here.
 * @param first the part that begins it. @param next asks for the part behind a cursor.
 */
export function streamOf(
  { format }: Pick<AskedExport, "format">,
  first: ExportPart,
  next: (cursor: string) => Promise<ExportPart>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let part: ExportPart | undefined = { ...first, text: (format === "csv" ? BYTE_ORDER_MARK : "") + first.text };
  let cursor: string | null = null;
  return new ReadableStream(
    {
      async pull(controller) {
        part ??= cursor === null ? undefined : await next(cursor);
        if (part === undefined) return controller.close();
        controller.enqueue(encoder.encode(part.text));
        cursor = part.nextCursor;
        part = undefined;
        if (cursor === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Spreadsheets take a file without it for their own code page. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Saves parts, put behind each other, as a file on the person's disk. */
export function saveFile(parts: readonly string[], { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same for a table. */
export const saveCsv = (parts: readonly string[], name: string): void =>
  saveFile([BYTE_ORDER_MARK, ...parts], { name, type: "text/csv;charset=utf-8" });

import { brandImport, duplicateRule, importRow } from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../../action/action";

const AT_A_TIME = 20;

const roleThatImports = z.enum(["owner", "editor"]);
/** What an import has to do next, and in whose name. */
const work = z.strictObject({
  workspaceId: z.uuid(),
  duplicates: duplicateRule,
  analyse: z.boolean(),
  /** `null` when whoever began it may not go on. */
  by: z.strictObject({ userId: z.uuid(), role: roleThatImports }).nullable(),
  /** None when all of them are done. */
  rows: z.array(importRow),
});
export type ImportWork = z.output<typeof work>;
export type WaitingRow = ImportWork["rows"][number];

/** The next rows of a job's import; `null` when it is not for that job to do any more. */
export const nextRows = defineAction.query({
  name: "import.nextRows",
  permission: "operator",
  input: z.strictObject({ importId: z.uuid(), jobId: z.uuid() }),
  output: z.strictObject({ work: work.nullable() }),
  handler: async ({ database }, { importId, jobId }) => {
    const found = await database.brandImport.findFirst({
      where: { id: importId, jobId, state: brandImport.shape.state.enum.running },
      select: { workspaceId: true, userId: true, duplicates: true, analyse: true },
    });
    if (found === null) return { work: null };
    const { workspaceId, userId, duplicates, analyse } = found;
    const member =
      userId === null
        ? null
        : await database.member.findFirst({ where: { workspaceId, userId }, select: { role: true } });
    const role = roleThatImports.safeParse(member?.role).data;
    const rows = await database.brandImportRow.findMany({
      where: { importId, outcome: "waiting" },
      orderBy: { number: "asc" },
      take: AT_A_TIME,
      select: { number: true, brand: true, enabled: true, guessed: true },
    });
    return {
      work: {
        ...{ workspaceId, duplicates: duplicateRule.parse(duplicates), analyse },
        by: userId === null || role === undefined ? null : { userId, role },
        rows: rows.map(({ enabled, ...row }) => importRow.parse({ ...row, ...(enabled === null ? {} : { enabled }) })),
      },
    };
  },
});

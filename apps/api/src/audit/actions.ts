import { auditExportPart, auditExportQuery, auditPage, auditQuery } from "@marque/schema";
import { defineAction } from "../action/action";
import { exportAudit } from "./export";
import { listAudit } from "./list";

export const auditActions = {
  list: defineAction.query({
    name: "audit.list",
    permission: "audit:read",
    input: auditQuery,
    output: auditPage,
    handler: listAudit,
  }),
  export: defineAction.query({
    name: "audit.export",
    permission: "audit:read",
    input: auditExportQuery,
    output: auditExportPart,
    handler: exportAudit,
  }),
};

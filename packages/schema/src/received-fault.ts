import { z } from "zod";
import { knownCode } from "./read-fault";

/** A fault as a server tells it, which may be newer than its reader. */
export const receivedFault = z.object({
  path: z.string(),
  code: z.string().transform(knownCode),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

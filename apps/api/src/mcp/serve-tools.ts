import { AsyncLocalStorage } from "node:async_hooks";
import {
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Call } from "../action/action";
import { execute } from "../action/execute";
import { type Actor, isGranted } from "../identity/actor";
import { publicError } from "../public-error";
import type { Tool } from "./tools";

/** A call of a program, whose tools are those that it may use. */
export type ProgramCall = Call & { caller: Actor };

/** Answers MCP's requests (streamable HTTP, of 2025 and of 2026-07-28), each for the program that sends it. */
export interface ToolServer {
  /** @param body of a POST, as JSON read it. */
  answer(request: Request, call: ProgramCall, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

export function serveTools(tools: readonly Tool[], onFault: (error: Error) => void): ToolServer {
  const calls = new AsyncLocalStorage<ProgramCall>();
  const described = tools.map((tool) => ({
    tool,
    inputSchema: asSent(tool.takes ?? tool.action.input),
    outputSchema: asSent(tool.action.output),
  }));
  const handler: McpHttpHandler = createMcpHandler(
    () => {
      const call = calls.getStore();
      if (call === undefined) throw new Error("an MCP request is answered outside of a call");
      const server = new McpServer({ name: "marque", version: "0.1.0" });
      for (const { tool, inputSchema, outputSchema } of described) {
        const { name, title, description, action } = tool;
        if (!isAllowed(call.caller, tool)) continue;
        const annotations = {
          title,
          readOnlyHint: action.kind === "query",
          destructiveHint: tool.isDestructive ?? false,
          openWorldHint: tool.isOpenWorld ?? false,
        };
        server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, (taken) =>
          use(tool, call, taken),
        );
      }
      return server;
    },
    { onerror: onFault },
  );
  return {
    answer: (request, call, body) =>
      calls.run(call, () => handler.fetch(request, body === undefined ? {} : { parsedBody: body })),
    close: () => handler.close(),
  };
}

/** Its permission is one of a workspace's, and the caller has it. */
function isAllowed(caller: Actor, { action: { permission } }: Tool): boolean {
  switch (permission) {
    case "web":
    case "person":
    case "account":
    case "operator":
      return false;
    default:
      return isGranted(caller, permission);
  }
}

/** Does what a tool is for. A refusal is an answer too, which the model can read and mend. */
async function use({ action, input }: Tool, call: ProgramCall, taken: unknown) {
  try {
    const given = input === undefined ? taken : input(Object.fromEntries(Object.entries(taken ?? {})));
    const output = await execute(action, call, given);
    return { content: [{ type: "text" as const, text: JSON.stringify(output) }], structuredContent: output };
  } catch (error) {
    const { code, message } = publicError(error);
    if (code === "internal") throw error;
    return { content: [{ type: "text" as const, text: message }], isError: true };
  }
}

type Json = Record<string, unknown>;

/** A schema that is told as it is, and lets everything through: the action reads its input itself, once, and names every fault. */
function asSent(schema: z.ZodType): StandardSchemaWithJSON<Json, Json> {
  const { jsonSchema } = schema["~standard"];
  return {
    "~standard": {
      version: 1,
      vendor: "marque",
      validate: (value) => ({ value: Object.fromEntries(Object.entries(value ?? {})) }),
      jsonSchema,
    },
  };
}

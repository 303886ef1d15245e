// Writes the OpenAPI document into a file, without a server or a database, for programs that make something of it.
import { writeFileSync } from "node:fs";
import { createContract } from "@marque/schema";
import { createActions } from "../actions";
import { openApiDocument } from "../rest/openapi";
import { createRoutes } from "../rest/routes";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name the file to write");
const contract = createContract();
const document = openApiDocument(createRoutes(createActions(contract), contract));
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);

// Prints the OpenAPI document without a server or a database, for programs that make something of it.
import { createContract } from "@marque/schema";
import { createActions } from "../actions";
import { openApiDocument } from "../rest/openapi";
import { createRoutes } from "../rest/routes";

const contract = createContract();
const document = openApiDocument(createRoutes(createActions(contract), contract));
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);

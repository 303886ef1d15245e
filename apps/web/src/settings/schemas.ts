export { workspaceInput } from "@marque/schema";

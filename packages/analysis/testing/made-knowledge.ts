import type { Atlas } from "@marque/atlas";
import { privateHostsOf } from "@marque/schema";
import type { Knowledge } from "../src/stage";

/** For tests: what stages know, of an atlas and without private hosts. */
export const madeKnowledge = (atlas: Atlas): Knowledge => ({ atlas, privateHosts: privateHostsOf([]) });

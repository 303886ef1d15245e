// @ts-check
// Which folder may not import which, where Biome can't say it: its rule knows an import by what is written, not by the
// file that is meant, nor a type from a value. The arrows between packages are in biome.json.

/**
 * Paths are written from the root without an ending, packages by their names; `*` stands for anything.
 *
 * @typedef {object} Arrow
 * @property {string[]} from The files that are spoken of.
 * @property {string[]} [but] Those among them that are not.
 * @property {string[]} to What they may not import.
 * @property {string[]} [except] What of it they may.
 * @property {boolean} [typesAllowed] An `import type` is fine.
 * @property {string} because
 */

const API = "apps/api/src";
const DOMAINS = ["analysis", "audit", "brand", "market", "member", "session", "token", "webhook", "workspace"].map(
  (name) => `${API}/${name}`,
);
const ANALYSIS = "packages/analysis/src";
const FETCH = `${ANALYSIS}/fetch`;
const ROOMS = ["fetch", "identify", "locate", "place", "read", "suggest"].map((name) => `${ANALYSIS}/${name}`);

/** @param {string[]} folders */
const inside = (folders) => folders.map((folder) => `${folder}/*`);

/** @param {string[]} folders @param {string} because @returns {Arrow[]} Each may import none of the others. */
const apart = (folders, because) =>
  folders.map((folder) => ({
    from: inside([folder]),
    to: inside(folders.filter((other) => other !== folder)),
    because,
  }));

/** @type {Arrow[]} */
export const ARROWS = [
  {
    from: ["apps/web/*"],
    to: ["@marque/api", "@marque/api/*", "apps/api/*"],
    typesAllowed: true,
    because: "the web app takes types from the API, and reaches what runs there over the network",
  },
  ...apart(
    DOMAINS.filter((folder) => folder !== `${API}/audit`),
    "a domain does not know another; what two share has a place of its own",
  ),
  {
    from: [...inside(DOMAINS), `${API}/action/*`, `${API}/identity/*`],
    to: [`${API}/rest/*`, `${API}/trpc/*`, `${API}/commands/*`],
    because: "acts do not know who calls them, nor how",
  },
  {
    from: [`${API}/action/*`, `${API}/identity/*`],
    to: inside(DOMAINS.filter((folder) => folder !== `${API}/audit`)),
    because: "how an act is done is the same for all of them",
  },
  {
    from: [`${API}/rest/*`, `${API}/trpc/*`, `${API}/commands/*`],
    to: inside(DOMAINS),
    except: DOMAINS.map((folder) => `${folder}/actions`),
    because: "a transport is a table over actions",
  },
  {
    from: [`${API}/rest/*`],
    to: [`${API}/trpc/*`],
    because: "neither transport stands on the other",
  },
  {
    from: [`${API}/trpc/*`],
    to: [`${API}/rest/*`],
    because: "neither transport stands on the other",
  },
  {
    from: [`${API}/rest/*`, `${API}/trpc/*`],
    to: ["@marque/db", "@marque/db/*"],
    typesAllowed: true,
    because: "a transport reaches the database through actions only",
  },
  ...apart(ROOMS, "the steps of an analysis meet in analyze.ts only"),
  {
    from: [`${ANALYSIS}/*`],
    to: ["@marque/atlas/data-files"],
    because: "an analysis reads the compiled atlas; its files are for commands that tend them",
  },
  {
    from: [`${ANALYSIS}/*`],
    but: inside(ROOMS),
    to: [`${FETCH}/*`],
    except: [`${FETCH}/index`],
    because: "what others may use of fetching is in its index",
  },
  {
    from: inside([`${FETCH}/guard`, `${FETCH}/wire`, `${FETCH}/manners`]),
    to: [FETCH, `${FETCH}/index`, `${FETCH}/fetching`],
    because: "fetching is put together of guard, wire and manners, and they know nothing of it",
  },
  {
    from: inside([`${FETCH}/guard`]),
    to: inside([`${FETCH}/wire`, `${FETCH}/manners`]),
    because: "the guard depends on nothing that it guards",
  },
  {
    from: inside([`${FETCH}/wire`]),
    to: inside([`${FETCH}/manners`]),
    because: "bytes know nothing of how sites are treated",
  },
];

// @ts-check
// Which folder may not import which, where Biome can't say it: its rule knows an import by what is written, not by the
// file that is meant, nor a type from a value. The arrows between packages are in biome.json.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

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
const WEB = "apps/web/src";

/** @param {string} parent @returns {string[]} The folders in a folder, from the root. */
const foldersOf = (parent) =>
  readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** What the product is about: whatever has actions, and the audit trail, which all of them write. */
const DOMAINS = foldersOf(API).filter(
  (folder) => existsSync(join(ROOT, folder, "actions.ts")) || folder === `${API}/audit`,
);
const TRANSPORTS = ["rest", "trpc", "mcp"].map((name) => `${API}/${name}`);

/** What pages are made of, whatever they are about. */
const WEB_PARTS = ["auth", "i18n", "shortcuts", "theme", "trpc", "ui"].map((name) => `${WEB}/${name}`);
/** What puts features together to an app. */
const WEB_WHOLE = ["app", "frame", "server"].map((name) => `${WEB}/${name}`);
const FEATURES = foldersOf(WEB).filter((folder) => ![...WEB_PARTS, ...WEB_WHOLE].includes(folder));
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

/**
 * What features have of each other: a new brand is written with the editors of a brand, and a brand is removed from its own
 * page as from the list, to which it leads back.
 *
 * @type {Record<string, string[]>}
 */
const FEATURE_IMPORTS = {
  [`${WEB}/onboarding`]: [
    ...inside([`${WEB}/brand/draft`, `${WEB}/brand/editors`, `${WEB}/brand/understand`]),
    ...["address", "propose-id"].map((name) => `${WEB}/brand/${name}`),
  ],
  [`${WEB}/importing`]: ["address", "propose-id"].map((name) => `${WEB}/brand/${name}`),
  // Each makes a secret that is shown once.
  ...Object.fromEntries(["team", "tokens", "webhooks"].map((name) => [`${WEB}/${name}`, inside([`${WEB}/secrets`])])),
  [`${WEB}/brands`]: [`${WEB}/brand/address`],
  [`${WEB}/brand`]: ["last-list", "remove-brand-dialog"].map((name) => `${WEB}/brands/${name}`),
};

/** @type {Arrow[]} */
export const ARROWS = [
  {
    from: ["apps/web/*"],
    to: ["@marque/api", "@marque/api/*", "apps/api/*"],
    typesAllowed: true,
    because: "the web app takes types from the API, and reaches what runs there over the network",
  },
  {
    from: [`${WEB}/ui/*`],
    to: [`${WEB}/*`],
    except: [`${WEB}/ui/*`],
    because: "a button or a table knows neither the product nor its API",
  },
  {
    from: inside(WEB_PARTS),
    to: inside([...FEATURES, ...WEB_WHOLE]),
    because: "what pages are made of does not know what they are about",
  },
  {
    from: inside(FEATURES),
    to: inside(WEB_WHOLE),
    because: "a feature does not know the app that it is part of",
  },
  ...FEATURES.map((folder) => ({
    from: inside([folder]),
    to: inside(FEATURES.filter((other) => other !== folder)),
    except: FEATURE_IMPORTS[folder] ?? [],
    because: "a feature does not import another's insides",
  })),
  {
    from: [`${WEB}/server/*`],
    to: [`${WEB}/*`],
    except: [`${WEB}/server/*`, `${WEB}/auth/*`, `${WEB}/env`],
    because: "the HTTP server passes requests on, and knows no page",
  },
  ...apart(
    DOMAINS.filter((folder) => folder !== `${API}/audit`),
    "a domain does not know another; what two share has a place of its own",
  ),
  {
    from: [...inside(DOMAINS), `${API}/action/*`, `${API}/identity/*`],
    to: [...inside(TRANSPORTS), `${API}/commands/*`],
    because: "acts do not know who calls them, nor how",
  },
  {
    from: [`${API}/action/*`, `${API}/identity/*`],
    to: inside(DOMAINS.filter((folder) => folder !== `${API}/audit`)),
    because: "how an act is done is the same for all of them",
  },
  {
    from: [...inside(TRANSPORTS), `${API}/commands/*`],
    to: inside(DOMAINS),
    except: DOMAINS.map((folder) => `${folder}/actions`),
    because: "a transport is a table over actions",
  },
  ...apart(TRANSPORTS, "no transport stands on another"),
  {
    from: inside(TRANSPORTS),
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

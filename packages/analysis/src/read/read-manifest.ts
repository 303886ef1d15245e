import type { Fact } from "../facts";
import type { FetchedPage } from "../page";
import { FactList } from "./fact-list";
import { looseJson } from "./loose-json";

/** The names in a web app manifest (W3C Web Application Manifest, members `name` and `short_name`). Never throws. */
export function readManifest(page: FetchedPage): Fact[] {
  const list = new FactList(page.url, "manifest");
  const manifest = looseJson(page.text);
  if (typeof manifest !== "object" || manifest === null) return [];
  if ("name" in manifest && typeof manifest.name === "string")
    list.add("application-name", manifest.name, "manifest name", `"name": "${manifest.name}"`);
  if ("short_name" in manifest && typeof manifest.short_name === "string")
    list.add("short-name", manifest.short_name, "manifest short_name", `"short_name": "${manifest.short_name}"`);
  return list.facts;
}

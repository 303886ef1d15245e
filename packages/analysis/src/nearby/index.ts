// Who is near: `question` says whom a map is asked for, `overpass` asks one.
export { createOverpass, NearbyFailure, type NearbySource, type OverpassOptions } from "./overpass";
export { parseNearby } from "./parse-nearby";
export { nearbyQuestion } from "./question";

export { choosePages } from "./choose-pages";
export { readManifest } from "./read-manifest";
export { readPage } from "./read-page";

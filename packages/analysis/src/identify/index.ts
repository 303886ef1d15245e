export { type Identity, identify } from "./identify";

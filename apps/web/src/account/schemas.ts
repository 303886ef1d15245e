export { passwordChange, profileChange } from "@marque/schema";

export { credentials, joinInput, passwordReset, setUpInput } from "@marque/schema";

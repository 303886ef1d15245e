import type { Words } from "../../src/i18n/over";

const messages = {} satisfies Words;
export default messages;

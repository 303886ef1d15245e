/** What the product says of itself on its first start. */
export interface Announcement {
  setUpLink: string;
  token: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with the escape character
const COLOURS = /\u001b\[[0-9;]*m/g;
const READY = /^\s*Ready in /m;
const SET_UP_LINK = /https?:\/\/\S+\/setup#key=[^\s"']+/;
const TOKEN = /mrq_[0-9A-Za-z]{49}/;

/** Collects what a process prints, and tells when it says that it is ready. */
export class Output {
  #text = "";

  add(chunk: string): void {
    this.#text += chunk.replace(COLOURS, "");
  }

  get ready(): boolean {
    return READY.test(this.#text);
  }

  /** The link and the token; `undefined` when it was not the first start, which alone tells them. */
  get announcement(): Announcement | undefined {
    const setUpLink = SET_UP_LINK.exec(this.#text)?.[0];
    const token = TOKEN.exec(this.#text)?.[0];
    return setUpLink === undefined || token === undefined ? undefined : { setUpLink, token };
  }

  /** The last lines, for an error that says why nothing started. */
  get tail(): string {
    return this.#text.split("\n").slice(-40).join("\n");
  }
}

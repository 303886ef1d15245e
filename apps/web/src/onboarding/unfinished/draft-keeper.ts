import type { BrandDraftContent, DraftInput } from "@marque/schema";
import { problemOf } from "@/trpc/problem";

/**
 * How what is written stands to what is kept. `failed`: it is tried again by itself. `elsewhere`: another page kept
 * something since, and the person has to say which it shall be.
 */
export type Keeping = "nothing" | "keeping" | "kept" | "failed" | "elsewhere";

/** Short enough that nobody closes a page meanwhile, longer than between two letters. */
const PAUSE_MILLISECONDS = 500;
const RETRY_MILLISECONDS = 4_000;

interface Options {
  id: string;
  version: number;
  writer: string;
  save: (input: DraftInput) => Promise<{ version: number }>;
  onState: (state: Keeping) => void;
}

/** Keeps the newest of what is written on the server: one save at a time, and again until one succeeds. */
export class DraftKeeper {
  readonly #options: Options;
  #version: number | null;
  /** Not kept yet, nor on its way. */
  #waiting: BrandDraftContent | undefined;
  #underWay: BrandDraftContent | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: Keeping = "nothing";

  constructor(options: Options) {
    this.#options = options;
    this.#version = options.version;
  }

  /** The version that the server has, as far as is known. */
  get version(): number {
    return this.#version ?? this.#options.version;
  }

  /** What the server may not have yet. */
  get unkept(): BrandDraftContent | undefined {
    return this.#waiting ?? this.#underWay;
  }

  /** Keeps this once nothing newer comes for a moment. */
  offer(content: BrandDraftContent): void {
    this.#waiting = content;
    if (this.#state === "elsewhere") return;
    this.#tell("keeping");
    this.#schedule(PAUSE_MILLISECONDS);
  }

  /** Keeps what waits at once. */
  flush(): void {
    if (this.#waiting !== undefined && this.#state !== "elsewhere") this.#schedule(0);
  }

  /** What is here takes the place of what another page kept. */
  takeOver(): void {
    this.#version = null;
    this.#tell("keeping");
    this.#schedule(0);
  }

  /** Nothing of it is needed any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#underWay = undefined;
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), milliseconds);
  }

  async #keep(): Promise<void> {
    const content = this.#waiting;
    if (content === undefined || this.#underWay !== undefined) return;
    this.#waiting = undefined;
    this.#underWay = content;
    const { id, writer, save } = this.#options;
    try {
      this.#version = (await save({ id, version: this.#version, writer, content })).version;
      this.#underWay = undefined;
      if (this.#waiting === undefined) this.#tell("kept");
      else this.#schedule(0);
    } catch (error) {
      // It was stopped meanwhile.
      if (this.#underWay === undefined) return;
      this.#underWay = undefined;
      this.#waiting ??= content;
      if (problemOf(error).status === 409) return this.#tell("elsewhere");
      this.#tell("failed");
      this.#schedule(RETRY_MILLISECONDS);
    }
  }

  #tell(state: Keeping): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

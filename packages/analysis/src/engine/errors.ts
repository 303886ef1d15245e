/** Why work was not finished: the analysis was over, the work took longer than its budget, or it failed. */
export type Ending = "deadline" | "budget" | "fault";

/** Work that was not finished. A thread that was at it was ended and replaced; the process and other work go on. */
export class UnfinishedError extends Error {
  /** @param work what was being done: the name of a stage or of a function. */
  constructor(
    readonly work: string,
    readonly ending: Ending,
    options?: ErrorOptions,
  ) {
    super(`${work} ${MESSAGES[ending]}`, options);
    this.name = "UnfinishedError";
  }
}

const MESSAGES: Readonly<Record<Ending, string>> = {
  deadline: "was not done when the analysis was over",
  budget: "took longer than its budget",
  fault: "failed, or its thread ended",
};

/** What work gives, or else something instead when it was not finished. Other errors are thrown on. */
export const unlessUnfinished = <T, U>(work: Promise<T>, otherwise: U): Promise<T | U> =>
  work.catch((error: unknown) => {
    if (error instanceof UnfinishedError) return otherwise;
    throw error;
  });

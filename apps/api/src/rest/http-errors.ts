import { CallerError } from "../errors";

/** Failures that only HTTP knows. */
export class UnsupportedMediaTypeError extends CallerError {
  readonly code = "unsupportedMediaType";
}

export class MethodNotAllowedError extends CallerError {
  readonly code = "methodNotAllowed";
  /** @param allowed what `Allow` lists. */
  constructor(readonly allowed: readonly string[]) {
    super(`This path answers ${allowed.join(", ")}`);
  }
}

import type { Analyzer } from "@marque/analysis";
import type { AnalysisEvent, AnalysisRequest, Language } from "@marque/schema";

/**
 * The events of an analysis as they happen, the result last. The work ends when the reader goes away: from then on there
 * are no events and no error, since whoever closes a stream listens to neither.
 * @throws what the analysis throws, to a reader who is still there.
 */
export async function* watchAnalysis(
  analyzer: Analyzer,
  request: AnalysisRequest,
  { signal: caller, language }: { signal: AbortSignal | undefined; language: Language },
): AsyncGenerator<AnalysisEvent, void, undefined> {
  const gone = new AbortController();
  const signal = caller === undefined ? gone.signal : AbortSignal.any([gone.signal, caller]);
  const events: AnalysisEvent[] = [];
  let ended: { error?: unknown } | undefined;
  let wake = () => {};
  const onEvent = (event: AnalysisEvent) => {
    events.push(event);
    wake();
  };
  const onEnd = (how: { error?: unknown }) => {
    ended = how;
    wake();
  };
  signal.addEventListener("abort", () => wake(), { once: true });
  analyzer.analyze(request, { signal, onEvent, language }).then(
    () => onEnd({}),
    (error: unknown) => onEnd({ error }),
  );
  try {
    for (;;) {
      yield* events.splice(0);
      if (signal.aborted || (ended !== undefined && events.length === 0)) break;
      if (events.length > 0) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (ended !== undefined && "error" in ended && !signal.aborted) throw ended.error;
  } finally {
    gone.abort();
  }
}

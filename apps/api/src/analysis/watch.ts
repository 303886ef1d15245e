import type { Analyzer } from "@marque/analysis";
import type { AnalysisEvent, AnalysisRequest } from "@marque/schema";

/** The events of an analysis as they happen, the result last. The work ends when the reader goes away. */
export async function* watchAnalysis(
  analyzer: Analyzer,
  request: AnalysisRequest,
  caller: AbortSignal | undefined,
): AsyncGenerator<AnalysisEvent, void, undefined> {
  const gone = new AbortController();
  const signal = caller === undefined ? gone.signal : AbortSignal.any([gone.signal, caller]);
  let told = (_event: AnalysisEvent): void => {};
  const events = new ReadableStream<AnalysisEvent>(
    {
      start(controller) {
        told = (event) => controller.enqueue(event);
        analyzer.analyze(request, { signal, onEvent: (event) => told(event) }).then(
          () => controller.close(),
          (error: unknown) => controller.error(error),
        );
      },
      cancel() {
        // Nothing may be enqueued into a stream that its reader left.
        told = () => {};
      },
    },
    // An analysis has some dozen events: none of them waits for a slow reader.
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  try {
    yield* events;
  } finally {
    gone.abort();
  }
}

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
  // A reader who leaves closes the stream from the other side: from then on it takes nothing, not even its end.
  let open = true;
  const events = new ReadableStream<AnalysisEvent>(
    {
      start(controller) {
        const onEvent = (event: AnalysisEvent) => {
          if (open) controller.enqueue(event);
        };
        analyzer.analyze(request, { signal, onEvent }).then(
          () => {
            if (open) controller.close();
          },
          (error: unknown) => {
            if (open) controller.error(error);
          },
        );
      },
      cancel() {
        open = false;
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

import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { problemOf } from "./problem";

interface FailureNoticeProps {
  /** What was to be done: `The brands could not be loaded`. */
  title: string;
  error: unknown;
  retry?: (() => void) | undefined;
}

/** A call that failed, in words, with the way to try again. */
export function FailureNotice({ title, error, retry }: FailureNoticeProps) {
  const { message, requestId } = problemOf(error);
  return (
    <Notice tone="danger" title={title} action={retry && <Button onClick={retry}>Try again</Button>}>
      {message}
      {requestId !== undefined && <span className="block text-sm text-soft">Request id: {requestId}</span>}
    </Notice>
  );
}

import { describeFaults, type Fault } from "@marque/schema";
import { Notice } from "@/ui/notice";

interface RefusalNoticeProps {
  /** Why saving failed, when that is no matter of a field. */
  failure: string | undefined;
  /** Faults of fields that this screen does not show. */
  elsewhere: readonly Fault[];
}

/** Why nothing was saved, when no field can say it. */
export function RefusalNotice({ failure, elsewhere }: RefusalNoticeProps) {
  if (failure === undefined && elsewhere.length === 0) return null;
  return (
    <div data-refusal tabIndex={-1} className="rounded-control">
      <Notice tone="danger" title="Not saved yet">
        {failure !== undefined && <p>{failure} Everything you wrote is still here.</p>}
        {elsewhere.map((fault) => (
          <p key={`${fault.path} ${fault.code}`}>{describeFaults([fault])}</p>
        ))}
      </Notice>
    </div>
  );
}

import { Drawing } from "@/ui/drawing";

/** A ledger with a clock on it. */
export function LedgerDrawing() {
  return (
    <Drawing>
      <path d="M40 14h64v66H40z" />
      <path d="M50 28h36M50 38h44M50 48h30M50 58h38" opacity=".55" />
      <g className="text-seal">
        <circle cx="112" cy="62" r="16" />
        <path d="M112 52v10l7 5" />
      </g>
    </Drawing>
  );
}

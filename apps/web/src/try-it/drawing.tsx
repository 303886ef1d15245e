import { Drawing } from "@/ui/drawing";

/** A lens over a page. */
export function LensDrawing() {
  return (
    <Drawing>
      <path d="M38 12h70v68H38z" />
      <path d="M38 24h70" />
      <path d="M48 36h36M48 46h28M48 56h32M48 66h20" opacity=".55" />
      <g className="text-seal">
        <circle cx="104" cy="54" r="17" />
        <path d="M116 66l14 14" />
      </g>
    </Drawing>
  );
}

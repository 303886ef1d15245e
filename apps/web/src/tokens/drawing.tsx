import { Drawing } from "@/ui/drawing";

/** A key with a tag on it. */
export function KeyDrawing() {
  return (
    <Drawing>
      <circle cx="46" cy="42" r="19" />
      <circle cx="40" cy="42" r="5.500" />
      <path d="M65 39h62l8 6.500-6 6.500-7-5-7 5-7-5H65" />
      <path d="M36 46.500c-6 11-10 17-9 25" opacity=".55" />
      <g className="text-seal">
        <path d="M18 70.500l16 3.500-2.500 11.500-16-3.500z" />
        <path d="M21.500 76.500l7.500 1.600" />
      </g>
    </Drawing>
  );
}

import { Drawing } from "@/ui/drawing";

/** A letter on its way to a house. */
export function LetterDrawing() {
  return (
    <Drawing>
      <path d="M104 78V44l22-18 22 18v34z" />
      <path d="M120 78V60h12v18" />
      <path d="M8 40h14M4 50h20M10 60h12" opacity=".55" />
      <g className="text-seal">
        <path d="M32 34h44v32H32z" />
        <path d="M32 36l22 17 22-17" />
      </g>
    </Drawing>
  );
}

/** An open book with three entries begun and a seal on the ribbon: what the empty register is waiting for. */
export function BookDrawing() {
  return (
    <svg
      viewBox="0 0 168 104"
      width="168"
      height="104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M84 18c-11-8-30-10.5-62-9v76c32-1.500 51 1 62 9 11-8 30-10.500 62-9V9c-32-1.500-51 1-62 9z" />
      <path d="M84 18v76" />
      <path d="M22 15h-8v78c33-2 57-1 70 6 13-7 37-8 70-6V15h-8" opacity=".55" />
      <path d="M34 28c8-.6 14-.5 20 .2M34 35.500c13-.8 25-.4 37 2.600" />
      <path d="M34 48c7-.5 12-.4 16 .1M34 55.500c10-.6 21-.3 30 2" opacity=".75" />
      <path d="M34 68c9-.6 16-.5 23 .5" opacity=".5" />
      <path d="M97 34.500c12-3.500 25-5 38-4.800M97 44c8-2.300 15-3.500 22-4" opacity=".35" strokeDasharray="2 4" />
      <g className="text-seal">
        <circle cx="122" cy="66" r="10.500" />
        <path d="M117.500 70v-8l4.500 6 4.500-6v8" />
      </g>
    </svg>
  );
}

/** The veil under a dialog. */
export const VEIL = "fixed inset-0 z-40 bg-veil animate-veil";
/** A dialog's sheet, in the middle of the window. */
export const SHEET =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-120 -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-float animate-veil";
/** What floats beside its trigger. */
export const FLOAT = "z-50 rounded-card border border-line bg-raised shadow-float animate-appear";

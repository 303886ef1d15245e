/** The veil under a dialog. */
export const VEIL = "fixed inset-0 z-40 bg-veil animate-veil";
/** A dialog's sheet, in the middle of the window; at its foot on a phone, where thumbs are. */
export const SHEET =
  "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-120 -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-float animate-veil max-phone:inset-x-0 max-phone:top-auto max-phone:bottom-0 max-phone:max-h-[92dvh] max-phone:w-full max-phone:max-w-none max-phone:translate-0 max-phone:rounded-b-none max-phone:px-4 max-phone:pb-[calc(1.5rem+env(safe-area-inset-bottom))]";
/** What floats beside its trigger. */
export const FLOAT = "z-50 rounded-card border border-line bg-raised shadow-float animate-appear";

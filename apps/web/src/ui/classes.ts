/** Joins the class names that hold. Primitives take `className` for their place in a layout only, so nothing needs merging. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ");

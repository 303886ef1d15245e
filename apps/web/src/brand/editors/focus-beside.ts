/**
 * Moves the focus out of a line that is about to go: to the same act on the next line, on the one before, or, when the
 * list is empty then, to the field that adds. The lines are `data-entry`, the act is `data-remove`, the list `data-list`.
 */
export function focusBeside(inLine: Element): void {
  const line = inLine.closest("[data-entry]");
  const beside = [line?.nextElementSibling, line?.previousElementSibling]
    .map((each) => each?.querySelector<HTMLElement>("[data-remove]"))
    .find((each) => each != null);
  (beside ?? line?.closest("[data-list]")?.querySelector<HTMLElement>("[data-add]"))?.focus();
}

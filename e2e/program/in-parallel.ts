/** Runs the work over all items, so many at a time, in their order. */
export async function inParallel<Item>(items: readonly Item[], width: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

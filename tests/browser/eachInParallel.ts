/**
 * Runs `work` for every item, a few at a time, in the order of the items.
 *
 * @param limit how many run at once
 */
export async function eachInParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

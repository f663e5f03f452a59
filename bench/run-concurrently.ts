/** Runs `work` for each item, at most `concurrency` at a time. @returns the results, in the order of the items */
export async function runConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const iterator = items[Symbol.iterator]();
  const results: Result[] = [];
  let started = 0;
  const runWorker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) results[started++] = await work(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return results;
}

type Batch<Key, Answer> = { keys: Set<Key>; answer: Promise<Answer> };

/**
 * Joins what is asked at the same time into one question. Asked alone it is put at once; while one is under way, all that
 * arrive wait and are put together when it has ended, up to `batchSize` keys at a time. Every answer was therefore found after
 * its question arrived. A failure reaches all that asked together.
 */
export function batchQueries<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<Answer>,
  batchSize = 100,
): (keys: Iterable<Key>) => Promise<Answer> {
  let waiting: Batch<Key, Answer> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function open(): Batch<Key, Answer> {
    const keys = new Set<Key>();
    const answer = last.then(() => {
      if (waiting?.keys === keys) waiting = undefined;
      return ask([...keys]);
    });
    last = answer.catch(() => undefined);
    return { keys, answer };
  }

  return (keys) => {
    if (!waiting || waiting.keys.size >= batchSize) waiting = open();
    for (const key of keys) waiting.keys.add(key);
    return waiting.answer;
  };
}

/** Runs overlapping calls one after the other, so that the last one to start has the last word. */
export function serialize(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}

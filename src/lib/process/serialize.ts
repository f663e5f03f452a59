/** Runs overlapping calls one after the other, so that the last call wins. */
export function serialize(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}

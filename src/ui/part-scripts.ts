/** What loads the scripts of those parts of pages that the browser has not rendered itself. */
const unloaded = new Set<() => Promise<unknown>>();

/** Has the script of a part loaded before another page is shown. `load` may be called several times. */
export function expectPart(load: () => Promise<unknown>): void {
  async function loadOnce() {
    await load();
    unloaded.delete(loadOnce);
  }
  unloaded.add(loadOnce);
}

/** Loads the scripts of all parts known so far. Rejects when one of them cannot be fetched. */
export const loadParts = async (): Promise<void> => {
  // Those inside others are known when these are loaded.
  while (unloaded.size > 0) await Promise.all([...unloaded].map((load) => load()));
};

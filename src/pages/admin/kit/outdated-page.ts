/** Whether the server has said that this page is older than the site; it stays so until the page is loaded anew. */
export function createOutdatedPage() {
  const listeners = new Set<() => void>();
  let noted = false;
  return {
    note(): void {
      noted = true;
      for (const listener of listeners) listener();
    },
    isNoted: (): boolean => noted,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const outdatedPage = createOutdatedPage();

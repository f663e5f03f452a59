export type BrowserFlag = {
  /** False where storage is blocked. */
  read: () => boolean;
  store: (isSet: boolean) => void;
};

/** A persistent boolean in local storage. */
export const browserFlag = (key: string): BrowserFlag => ({
  read() {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  store(isSet) {
    try {
      if (isSet) localStorage.setItem(key, "1");
      else localStorage.removeItem(key);
    } catch {
      // Only a convenience is lost.
    }
  },
});

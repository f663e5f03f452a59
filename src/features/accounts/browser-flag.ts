export type BrowserFlag = {
  /** False, too, where the browser stores nothing. */
  read: () => boolean;
  store: (isSet: boolean) => void;
};

/** A yes or no that this browser stores under `key` until it is told otherwise; one without storage never has it. */
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

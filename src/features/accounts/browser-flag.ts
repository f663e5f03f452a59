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

/** A hint, not proof, that someone is signed in; spares visitors' public pages the session request. */
export const { read: readSignedInHint, store: storeSignedInHint } = browserFlag("signed-in");

export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether this browser has used a passkey: only then sign-in offers one unasked. */
export const { read: readPasskeyHint, store: storePasskeyHint } = browserFlag("passkey");

export type BrowserFlag = {
  /** False if storage is blocked. */
  read: () => boolean;
  store: (isSet: boolean) => void;
};

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
      // Storage is blocked: only a convenience is lost.
    }
  },
});

/** A hint that someone is signed in: without it, public pages skip the session request. */
export const { read: readSignedInHint, store: storeSignedInHint } = browserFlag("signed-in");

export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether this browser has used a passkey: only then does the sign-in offer one by itself. */
export const { read: readPasskeyHint, store: storePasskeyHint } = browserFlag("passkey");

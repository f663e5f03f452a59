const key = "passkey";

/** Whether the browser can make passkeys and use them. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether a passkey was made or used with this browser: only then the sign-in offers one before anyone asks. */
export function readPasskeyHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function storePasskeyHint(hasPasskey: boolean): void {
  try {
    if (hasPasskey) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // A browser without storage only waits for the button.
  }
}

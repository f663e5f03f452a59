import { browserFlag } from "./browser-flag.ts";

/** Whether the browser can make passkeys and use them. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/**
 * Whether a passkey was made or used with this browser: only then the sign-in offers one before anyone asks. Without storage
 * it waits for the button.
 */
export const { read: readPasskeyHint, store: storePasskeyHint } = browserFlag("passkey");

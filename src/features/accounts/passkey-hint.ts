import { browserFlag } from "./browser-flag.ts";

export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Whether this browser has used a passkey: only then sign-in offers one unasked. */
export const { read: readPasskeyHint, store: storePasskeyHint } = browserFlag("passkey");

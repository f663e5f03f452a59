import { browserFlag } from "./browser-flag.ts";

/**
 * Whether someone signed in with this browser and has not signed out: no proof of anything, only a reason to ask the
 * server. Visitors never have it, so that public pages ask nothing for them; without storage there is no account menu on them.
 */
export const { read: readSignedInHint, store: storeSignedInHint } = browserFlag("signed-in");

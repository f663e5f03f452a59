import { browserFlag } from "./browser-flag.ts";

/** A hint, not proof, that someone is signed in; spares visitors' public pages the session request. */
export const { read: readSignedInHint, store: storeSignedInHint } = browserFlag("signed-in");

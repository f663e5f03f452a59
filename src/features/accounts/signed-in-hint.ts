const key = "signed-in";

/**
 * Whether someone signed in with this browser and has not signed out: no proof of anything, only a reason to ask the
 * server. Visitors never have it, so that public pages ask nothing for them.
 */
export function readSignedInHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Records that someone is signed in, or no longer is. */
export function storeSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // A browser without storage only lacks the account menu on public pages.
  }
}

/* A document keeps the policy of the page it was loaded for, so services on later pages may need a new document. */

const stateKey = "outsideServiceOnce";

type CarryingState = { [stateKey]?: unknown } | null;

export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}

/** Reloads for this page's policy; the history entry carries a place allowed once. */
export function loadOwnDocument(place?: string): void {
  // Bypasses the router, which would treat it as a navigation.
  if (place) History.prototype.replaceState.call(history, { ...(history.state as object), [stateKey]: place }, "");
  window.location.reload();
}

/** Whether the document was loaded to show this place once; true only once. */
export function consumeHandedOverPlace(place: string): boolean {
  const state = history.state as CarryingState;
  if (state?.[stateKey] !== place) return false;
  const { [stateKey]: _, ...rest } = state;
  History.prototype.replaceState.call(history, rest, "");
  return true;
}

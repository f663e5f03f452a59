/*
 * A document keeps the Content-Security-Policy of the page it was loaded for. A visitor who then moved on by links inside the site
 * needs a new document before a service of the present page may load.
 */

const stateKey = "outsideServiceOnce";

type CarryingState = { [stateKey]?: unknown } | null;

/** Whether this document was loaded for the page that it shows. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}

/** Loads the page's own document; a place that was allowed once is remembered in the history entry until then. */
export function loadOwnDocument(place?: string): void {
  // Past the router, which would take a change of the entry for a navigation.
  if (place) History.prototype.replaceState.call(history, { ...(history.state as object), [stateKey]: place }, "");
  window.location.reload();
}

/** Whether the document was loaded to show this place once; true at most one time. */
export function consumeCarriedPlace(place: string): boolean {
  const state = history.state as CarryingState;
  if (state?.[stateKey] !== place) return false;
  const { [stateKey]: _, ...rest } = state;
  History.prototype.replaceState.call(history, rest, "");
  return true;
}

/** The first URL of this visit, then the paths of other pages; in the memory of the tab only. */
export const trail: string[] = [];

const stayMs = 20_000;

type Router = {
  subscribe: (event: "onResolved", listener: (change: { toLocation: { publicHref: string } }) => void) => unknown;
};

/** Counts a page like a document that the server sends: its path and nothing about who reads it. */
function count(kind: "opened" | "stayed"): void {
  const { pathname, search } = location;
  // Campaigns only, and as the request of the first page had them: other queries contain search terms.
  const campaign = trail[1] || !search.includes("utm_") ? "" : search;
  if (!pathname.startsWith("/admin")) navigator.sendBeacon(`/page-views/${kind}`, pathname + campaign);
}

/** `first` is the URL of the page that loaded this: pages opened since then count as well. */
export function trackVisit(router: Router, first: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opened = (path: string) => {
    trail.push(path);
    clearTimeout(timer);
    timer = setTimeout(() => document.visibilityState === "visible" && count("stayed"), stayMs);
  };
  opened(first);
  let current = new URL(first).pathname;
  function pathChanged(pathname: string): void {
    if (pathname === current) return;
    current = pathname;
    opened(current);
    count("opened");
  }
  pathChanged(location.pathname);
  router.subscribe("onResolved", ({ toLocation }) => pathChanged(toLocation.publicHref.replace(/[?#].*/, "")));
}

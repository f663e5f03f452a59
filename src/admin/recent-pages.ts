import { useEffect } from "react";

/** A page of the admin area that was opened in this tab. */
export type RecentPage = { path: string; title: string };

// Titles can be names of people: they end with the tab, and are not on the machine for the next one who sits there.
const key = "admin-recent-pages";
const maxPages = 8;

/** The pages that were opened last in this tab, the latest first. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as RecentPage[]) : [];
  } catch {
    return [];
  }
}

/** The pages with another one in front; each is there once, by its newest title. */
export const withPage = (pages: readonly RecentPage[], page: RecentPage): RecentPage[] =>
  [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, maxPages);

/** Counts the page that is open among the recent ones. */
export function useRecentPage(title: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    if (pathname === "/admin") return;
    try {
      sessionStorage.setItem(key, JSON.stringify(withPage(recentPages(), { path: pathname, title })));
    } catch {
      // Without storage there are no recent pages.
    }
  }, [title]);
}

/** For the end of a session. */
export function forgetRecentPages(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

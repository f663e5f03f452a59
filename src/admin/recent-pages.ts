import { useEffect } from "react";

export type RecentPage = { path: string; title: string };

// Titles may be names of people: they must not outlive the tab on a shared computer.
const key = "admin-recent-pages";
const maxPages = 8;

export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as RecentPage[]) : [];
  } catch {
    return [];
  }
}

/** Moves a page to the front, without duplicates; its newest title wins. */
export const withPage = (pages: readonly RecentPage[], page: RecentPage): RecentPage[] =>
  [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, maxPages);

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

export function forgetRecentPages(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}

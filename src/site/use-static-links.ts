import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Milliseconds for which the pointer rests on a link before its page is loaded, as on the links that the router renders. */
const restMs = 50;

/** Parts that have been hydrated since: their links are the router's own (src/ui/deferred-part.tsx). */
const hydrated = new WeakSet<EventTarget>();

/** The link that an event is about, if no script of its own answers it and it leads to another page of this site. */
function staticLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const part = link?.closest("[data-deferred]");
  if (!link || !part || hydrated.has(part)) return undefined;
  if (link.origin !== location.origin || link.target || link.download || link.dataset.opens) return undefined;
  // Feeds and other files have an ending. The browser goes to a place on this page.
  const isHere = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isHere || link.pathname.includes(".") ? undefined : link;
}

/**
 * Follows the links of parts that need no script (src/ui/deferred-part.tsx), or have none yet, as the router does its own: what is
 * playing plays on.
 */
export function useStaticLinks(): void {
  const router = useRouter();
  useEffect(() => {
    // The router reads the whole URL: an exported site writes search parameters as folders.
    const pageOf = ({ pathname, search, hash }: HTMLAnchorElement) => {
      const href = pathname + search + hash;
      const place = router.parseLocation({ ...router.history.location, href, pathname, search, hash });
      return { to: place.pathname, search: place.search, hash: place.hash };
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    function prepare(event: Event) {
      clearTimeout(rest);
      const link = staticLink(event);
      if (!link) return;
      const preload = () => void router.preloadRoute(pageOf(link)).catch(() => undefined);
      rest = setTimeout(preload, event.type === "touchstart" ? 0 : restMs);
    }
    function follow(event: MouseEvent) {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain) return;
      const link = staticLink(event);
      if (!link) return;
      event.preventDefault();
      link.closest<HTMLElement>(":popover-open")?.hidePopover();
      void router.navigate(pageOf(link));
    }
    // A link that leads nowhere yet must not jump to the top.
    function stay(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a[href="#"]')) event.preventDefault();
    }
    const remember = ({ target }: Event) => void (target && hydrated.add(target));
    const intents = ["pointerover", "focusin", "touchstart"];
    // At the window: React stops clicks on their way to what it has not hydrated.
    const atOnce = { capture: true, passive: true };
    for (const type of intents) addEventListener(type, prepare, atOnce);
    addEventListener("hydrated", remember);
    addEventListener("click", follow, true);
    addEventListener("click", stay, true);
    return () => {
      clearTimeout(rest);
      for (const type of intents) removeEventListener(type, prepare, atOnce);
      removeEventListener("hydrated", remember);
      removeEventListener("click", follow, true);
      removeEventListener("click", stay, true);
    };
  }, [router]);
}

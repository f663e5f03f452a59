import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Milliseconds for which the pointer rests on a link before its page is loaded, as on the links that the router renders. */
const restMs = 50;

/** The link of a static part that an event is about, if it leads to another page of this site. */
function staticLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("[data-static] a[href]") : null;
  if (!link || link.origin !== location.origin || link.target || link.download || link.dataset.opens) return undefined;
  // Feeds and other files have an ending. The browser goes to a place on this page.
  const isHere = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isHere || link.pathname.includes(".") ? undefined : link;
}

/** Follows the links of parts that need no script (src/ui/static-part.tsx) as the router does its own: what is playing plays on. */
export function useStaticLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function prepare(event: Event) {
      clearTimeout(rest);
      const link = staticLink(event);
      if (!link) return;
      const preload = () => void router.preloadRoute({ to: "/", href: pathOf(link) }).catch(() => undefined);
      rest = setTimeout(preload, event.type === "touchstart" ? 0 : restMs);
    }
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = staticLink(event);
      if (!link) return;
      event.preventDefault();
      void router.navigate({ href: pathOf(link) });
    }
    const intents = ["pointerover", "focusin", "touchstart"];
    for (const type of intents) document.addEventListener(type, prepare, { passive: true });
    document.addEventListener("click", follow);
    return () => {
      clearTimeout(rest);
      for (const type of intents) document.removeEventListener(type, prepare);
      document.removeEventListener("click", follow);
    };
  }, [router]);
}

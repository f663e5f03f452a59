import { useMatches, useRouter } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { PlayerPlace } from "../features/player/ui/player-place.tsx";
import { classNames } from "../lib/class-names.ts";
import { deferredPart } from "../ui/deferred-part.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ToastRegion } from "../ui/toast.tsx";
import { useOnNavigate } from "./use-on-navigate.ts";
import { useOnNewPage } from "./use-on-new-page.ts";

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
function useStaticLinks(): void {
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

/**
 * Whether the page was scrolled past the returned element, which stands at the very top and is as high as the distance
 * that does not count. Undefined until the browser has looked, so that the server's page claims neither.
 */
function useScrolled<Mark extends Element>(): [RefObject<Mark | null>, boolean | undefined] {
  const mark = useRef<Mark>(null);
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    if (!mark.current) return;
    // An observer, not a scroll listener: it asks for no layout.
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, scrolled];
}

const SiteMenus = deferredPart("visible", () => import("./menus/site-menus.tsx").then((part) => part.SiteMenus));

/**
 * The bar at the top of every page: clear over the hero, translucent after more than 20 px of scroll (specification,
 * section 2). `onDeep` sets it in light type for as long as it is over a dark hero.
 */
function SiteHeader({ onDeep }: { onDeep: boolean }) {
  const [mark, scrolled] = useScrolled<HTMLDivElement>();
  return (
    <>
      <div ref={mark} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 h-5 w-px" />
      <header
        data-scrolled={scrolled}
        className={classNames(
          "fixed inset-x-0 top-0 z-40 h-bar transition-[background-color,box-shadow] duration-200 print:hidden",
          "noscript:bg-paper/86 noscript:shadow-[0_1px_0_var(--line)] noscript:backdrop-blur-[14px]",
          scrolled
            ? "bg-paper/86 shadow-[0_1px_0_var(--line)] backdrop-blur-[14px] backdrop-saturate-[1.3]"
            : "bg-transparent",
          // The gradient keeps light type readable over any part of the dark hero.
          onDeep && !scrolled && "on-deep bg-[linear-gradient(var(--deep),transparent)] noscript:bg-paper",
        )}
      >
        <SiteMenus />
      </header>
    </>
  );
}

/** Where '/' is a character, or the keyboard belongs to what is open. */
const otherKeyboards = "input, textarea, select, dialog";

/** Loads what asks without leaving the page, once a field that asks has the focus or '/' calls for one. */
function useAskInPlace(): void {
  const router = useRouter();
  useEffect(() => {
    function load(event: Event) {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const target = event.target as Element;
      if (key === "/" && !ctrlKey && !metaKey && !altKey && !target.closest(otherKeyboards)) event.preventDefault();
      else if (key || !target.matches("[data-ask]")) return;
      void import("./ask-in-place.ts").then(({ askInPlace }) => askInPlace(router, target));
    }
    const events = ["keydown", "focusin"];
    for (const name of events) document.addEventListener(name, load);
    return () => {
      for (const name of events) document.removeEventListener(name, load);
    };
  }, [router]);
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** "on-deep" on a page that opens with a dark hero: the header appears on it in light type. */
    header?: "on-deep";
  }
}

const SiteFooter = deferredPart("visible", () => import("./site-footer.tsx").then((loaded) => loaded.SiteFooter));

type SiteFrameProps = {
  /** True where a notice replaces the page, so that the page's own setting for the header is void. */
  replaced?: boolean;
  children: ReactNode;
};

/** What surrounds every public page: the way past the header, the header, the page itself, the footer. */
export function SiteFrame({ replaced = false, children }: SiteFrameProps) {
  const main = useRef<HTMLElement>(null);
  // A page that is still loading or has failed shows no hero.
  const onDeep = useMatches({
    select: (matches) =>
      matches.some(({ staticData, status }) => staticData.header === "on-deep" && status === "success"),
  });
  useAskInPlace();
  useStaticLinks();
  const left = useRef<Element>(null);
  useOnNavigate(() => {
    left.current = document.activeElement;
  });
  // A click left the focus on a link that is gone; reading goes on at the top of the new page. Who has gone on to something else while
  // the page was loading stays there.
  useOnNewPage(() => {
    const { activeElement, body } = document;
    if (activeElement === left.current || activeElement === body) main.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <SkipLink />
      <SiteHeader onDeep={onDeep && !replaced} />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <PlayerPlace />
      <ToastRegion />
    </>
  );
}

import { useMatches, useRouter } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { PlayerDock } from "../features/player/ui/player-dock.tsx";
import { classNames } from "../lib/class-names.ts";
import { deferredPart } from "../ui/deferred-part.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ToastRegion } from "../ui/toast.tsx";
import { useOnNavigate, useOnNewPage } from "./use-navigation.ts";

/** Milliseconds of hover before preloading, as for the router's own links. */
const hoverMs = 50;

/** Deferred parts that have hydrated: the router handles their links (src/ui/deferred-part.tsx). */
const hydrated = new WeakSet<EventTarget>();

/** Only links to other pages of this site that no script handles yet. */
function staticLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const part = link?.closest("[data-deferred]");
  if (!link || !part || hydrated.has(part)) return undefined;
  if (link.origin !== location.origin || link.target || link.download || link.dataset.opens) return undefined;
  // Paths with an extension are feeds or files; the browser handles anchors on this page.
  const isHere = link.hash && link.pathname + link.search === location.pathname + location.search;
  return isHere || link.pathname.includes(".") ? undefined : link;
}

/** Client-side navigation for links without a script (src/ui/deferred-part.tsx), so that audio keeps playing. */
function useStaticLinks(): void {
  const router = useRouter();
  useEffect(() => {
    // The router parses the whole URL: an exported site writes search parameters as folders.
    const pageOf = ({ pathname, search, hash }: HTMLAnchorElement) => {
      const href = pathname + search + hash;
      const location = router.parseLocation({ ...router.history.location, href, pathname, search, hash });
      return { to: location.pathname, search: location.search, hash: location.hash };
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    function prepare(event: Event) {
      clearTimeout(rest);
      const link = staticLink(event);
      if (!link) return;
      const preload = () => void router.preloadRoute(pageOf(link)).catch(() => undefined);
      rest = setTimeout(preload, event.type === "touchstart" ? 0 : hoverMs);
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
    // A placeholder link must not jump to the top.
    function stay(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a[href="#"]')) event.preventDefault();
    }
    const remember = ({ target }: Event) => void (target && hydrated.add(target));
    const intents = ["pointerover", "focusin", "touchstart"];
    const listeners = new AbortController();
    const { signal } = listeners;
    // On the window: React stops clicks on their way to unhydrated parts.
    for (const type of intents) addEventListener(type, prepare, { capture: true, passive: true, signal });
    addEventListener("hydrated", remember, { signal });
    for (const listener of [follow, stay]) addEventListener("click", listener, { capture: true, signal });
    return () => {
      clearTimeout(rest);
      listeners.abort();
    };
  }, [router]);
}

/** Whether the page has scrolled past the returned element; undefined on the server and until observed. */
function useScrolled<Mark extends Element>(): [RefObject<Mark | null>, boolean | undefined] {
  const mark = useRef<Mark>(null);
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    if (!mark.current) return;
    // Unlike a scroll listener, an observer forces no layout.
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, scrolled];
}

const SiteMenus = deferredPart("visible", () => import("./menus/site-menus.tsx").then((part) => part.SiteMenus));

/** Translucent after more than 20 px of scroll (spec 2); `onDeep` gives light text over a dark hero. */
function SiteHeader({ onDeep }: { onDeep: boolean }) {
  const [mark, scrolled] = useScrolled<HTMLDivElement>();
  return (
    <>
      <div ref={mark} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 h-5 w-px" />
      <header
        data-scrolled={scrolled}
        className={classNames(
          "fixed inset-x-0 top-0 z-40 h-bar transition-[background-color,box-shadow] duration-200 print:hidden",
          "noscript:bg-paper/96 noscript:shadow-[0_1px_0_var(--line)] noscript:backdrop-blur-[14px]",
          scrolled
            ? "bg-paper/96 shadow-[0_1px_0_var(--line)] backdrop-blur-[14px] backdrop-saturate-[1.3]"
            : "bg-transparent",
          // Keeps light text readable over any part of the dark hero.
          onDeep && !scrolled && "on-deep bg-[linear-gradient(var(--deep),transparent)] noscript:bg-paper",
        )}
      >
        <SiteMenus />
      </header>
    </>
  );
}

/** Where "/" types a character, or an open dialog owns the keyboard. */
const keyboardOwners = "input, textarea, select, dialog";

/** Loads on focus of an ask field, or on "/". */
function useAskInPlace(): void {
  const router = useRouter();
  useEffect(() => {
    function load(event: Event) {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const target = event.target as Element;
      if (key === "/" && !ctrlKey && !metaKey && !altKey && !target.closest(keyboardOwners)) event.preventDefault();
      else if (key || !target.matches("[data-ask]")) return;
      void import("./ask-in-place.ts").then(({ askInPlace }) =>
        askInPlace(router.options.context.site(), router, target),
      );
    }
    const listeners = new AbortController();
    for (const name of ["keydown", "focusin"]) document.addEventListener(name, load, { signal: listeners.signal });
    return () => listeners.abort();
  }, [router]);
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    header?: "on-deep";
  }
}

const SiteFooter = deferredPart("visible", () => import("./site-footer.tsx").then((loaded) => loaded.SiteFooter));

type SiteFrameProps = {
  /** A notice replaces the page, so its header setting is void. */
  replaced?: boolean;
  children: ReactNode;
};

export function SiteFrame({ replaced = false, children }: SiteFrameProps) {
  const main = useRef<HTMLElement>(null);
  // A page that is loading shows no hero; one that has failed shows it if its own error component does.
  const onDeep = useMatches({
    select: (matches) =>
      matches.some(({ staticData, status }) => staticData.header === "on-deep" && status !== "pending"),
  });
  useAskInPlace();
  useStaticLinks();
  const previousFocus = useRef<Element>(null);
  useOnNavigate(() => {
    previousFocus.current = document.activeElement;
  });
  // The clicked link is gone, so the focus moves to the new page, unless it has moved elsewhere meanwhile.
  useOnNewPage(() => {
    const { activeElement, body } = document;
    if (activeElement === previousFocus.current || activeElement === body) main.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <SkipLink />
      <SiteHeader onDeep={onDeep && !replaced} />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <PlayerDock />
      <ToastRegion />
    </>
  );
}

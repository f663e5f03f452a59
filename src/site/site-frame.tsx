import { useMatches } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { PlayerPlace } from "../features/player/ui/player-place.tsx";
import { deferredPart } from "../ui/deferred-part.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ToastRegion } from "../ui/toast.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useAskInPlace } from "./use-ask-in-place.ts";
import { useOnNavigate } from "./use-on-navigate.ts";
import { useOnNewPage } from "./use-on-new-page.ts";
import { useStaticLinks } from "./use-static-links.ts";

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

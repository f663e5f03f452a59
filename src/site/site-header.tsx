import { classNames } from "../lib/class-names.ts";
import { deferredPart } from "../ui/deferred-part.tsx";
import { useScrolled } from "./use-scrolled.ts";

const SiteMenus = deferredPart("visible", () => import("./menus/site-menus.tsx").then((part) => part.SiteMenus));

/**
 * The bar at the top of every page: clear over the hero, translucent after more than 20 px of scroll (specification,
 * section 2). `onDeep` sets it in light type for as long as it is over a dark hero.
 */
export function SiteHeader({ onDeep }: { onDeep: boolean }) {
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

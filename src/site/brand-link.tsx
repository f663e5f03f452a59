import { useCopy, useSite } from "../facts/use-site.ts";
import { classNames } from "../lib/class-names.ts";
import { frameWords } from "./frame-copy.ts";
import { SiteLink } from "./site-link.tsx";

export function BrandLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  const site = useSite();
  const words = useCopy(frameWords);
  return (
    <SiteLink
      to="/"
      aria-label={words.brand}
      onClick={onClick}
      className={classNames(
        "brand inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.3125rem] leading-none font-medium tracking-[-0.015em] whitespace-nowrap no-underline",
        className ?? "text-ink hover:text-ink",
      )}
    >
      {/* The owner’s logo is this element’s background (settings/look/logo.ts): no script for it. */}
      <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7 fill-none stroke-current stroke-[1.5]">
        <circle cx="14" cy="14" r="12.2" />
        <path d="M14 1.8v4M14 22.2v4M1.8 14h4M22.2 14h4" />
        <path d="m18.5 8-2.6 7.9L9.5 20l2.6-7.9z" className="fill-signal-fill stroke-none" />
        <circle cx="14" cy="14" r="1.4" className="fill-paper stroke-none" />
      </svg>
      <span>{site.facts.brand}</span>
    </SiteLink>
  );
}

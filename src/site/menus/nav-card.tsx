import type { NavEntry } from "../../facts/navigation.ts";
import { classNames } from "../../lib/class-names.ts";
import { accentClass } from "../../ui/card.tsx";
import { SiteLink } from "../site-link.tsx";

type NavCardProps = { entry: NavEntry; className: string; onClick?: () => void };

export function NavCard({ entry, className, onClick }: NavCardProps) {
  const { to, hash, label, line, glyph, accent } = entry;
  return (
    <SiteLink
      to={to}
      hash={hash}
      onClick={onClick}
      className={classNames(
        "grid gap-x-4 gap-y-0.5 rounded-panel text-ink no-underline hover:text-ink",
        accent && accentClass(accent),
        className,
      )}
    >
      <img
        src={`/charts/glyph-${glyph}.svg`}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="row-span-2 aspect-square w-full self-start rounded-control border border-line bg-paper"
      />
      <span className="self-end text-base leading-snug font-semibold">{label}</span>
      <span className="text-sm leading-snug text-balance text-ink-soft">{line}</span>
    </SiteLink>
  );
}

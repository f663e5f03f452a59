import { ArrowUpRight, ShieldCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { placeholderCopy } from "../embeds-copy.ts";
import type { Service } from "../registry.ts";

type ConsentPlaceholderProps = {
  service: Pick<Service, "name" | "purpose" | "sends" | "privacyUrl">;
  title: string;
  /** Label of the button that loads it once. */
  action: string;
  onOnce: () => void;
  onAlways: () => void;
  /** Where the same content is available without loading anything here. */
  page?: { href: string; label: string };
  children?: ReactNode;
  /** Background: "surface" where it replaces a card. */
  ground?: "ground" | "surface";
  className?: string;
};

const linkLook = "inline-flex min-h-9 items-center gap-1 py-1.5 text-sm";

export function ConsentPlaceholder(props: ConsentPlaceholderProps) {
  const { service, title, action, onOnce, onAlways, page, children, ground, className } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sends`}
      className={classNames(
        "grid content-center gap-3 rounded-card border border-line p-[clamp(1.25rem,3vw,2.5rem)] text-left text-ink",
        ground === "surface" ? "bg-surface" : "bg-ground",
        className,
      )}
    >
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <ShieldCheck className="size-5 flex-none text-tide" aria-hidden="true" />
        {placeholderCopy.mark(service.name)}
      </p>
      <p id={`${id}-title`} className="max-w-[30em] font-serif text-h4 leading-snug font-heading text-balance">
        {title}
      </p>
      <p id={`${id}-sends`} className="max-w-[44em] text-sm text-ink-soft">
        {service.purpose} {service.sends}
      </p>
      <div className="mt-1 flex flex-wrap gap-3 noscript:hidden">
        <Button onClick={onOnce}>{action}</Button>
        <Button kind="secondary" onClick={onAlways}>
          {placeholderCopy.always(service.name)}
        </Button>
        {children}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a href={service.privacyUrl} target="_blank" rel="noopener" className={linkLook}>
          {placeholderCopy.privacy(service.name)}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
        {page ? (
          <a href={page.href} target="_blank" rel="noopener" className={linkLook}>
            {page.label}
            <ArrowUpRight className="size-4" aria-hidden="true" />
          </a>
        ) : null}
      </p>
      <p className="max-w-[44em] text-xs text-ink-soft noscript:hidden">{placeholderCopy.revocable}</p>
    </section>
  );
}

import { isHidden } from "../facts/hidden-pages.ts";
import type { NavLink } from "../facts/navigation.ts";
import { useSite } from "../facts/use-site.ts";
import { type ButtonKind, buttonClass } from "../ui/button.tsx";
import { GoArrow } from "../ui/go.tsx";
import { SiteLink } from "./site-link.tsx";

export function ActionLink({ to, hash, label, kind = "primary" }: NavLink & { kind?: ButtonKind }) {
  const site = useSite();
  if (isHidden(site, to)) return null;
  return (
    <SiteLink to={to} hash={hash} className={buttonClass({ kind })}>
      {label}
      {kind === "quiet" ? <GoArrow /> : null}
    </SiteLink>
  );
}

import type { NavLink } from "../facts/navigation.ts";
import { type ButtonKind, buttonClass } from "../ui/button.tsx";
import { GoArrow } from "../ui/go.tsx";
import { SiteLink } from "./site-link.tsx";

/** A link to one of the site's own pages that looks like a button; a quiet one has an arrow. */
export function ActionLink({ to, hash, label, kind = "primary" }: NavLink & { kind?: ButtonKind }) {
  return (
    <SiteLink to={to} hash={hash} className={buttonClass({ kind })}>
      {label}
      {kind === "quiet" ? <GoArrow /> : null}
    </SiteLink>
  );
}

import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import type { NavLink, SiteTarget } from "../facts/navigation.ts";
import { type ButtonKind, buttonClass } from "../ui/button.tsx";
import { GoArrow } from "../ui/go.tsx";

export function ActionLink({ to, hash, label, kind = "primary" }: NavLink & { kind?: ButtonKind }) {
  return (
    <SiteLink to={to} hash={hash} className={buttonClass({ kind })}>
      {label}
      {kind === "quiet" ? <GoArrow /> : null}
    </SiteLink>
  );
}

export type SiteLinkProps = SiteTarget & Omit<ComponentPropsWithRef<"a">, "href">;

/** Sets `aria-current="page"` on the current page. */
export function SiteLink({ to, hash, onClick, ...rest }: SiteLinkProps) {
  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // The router ignores the current anchor, but a visitor may have scrolled away.
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }
  return (
    <Link
      to={to}
      hash={hash}
      activeOptions={{ exact: true, includeHash: hash !== undefined }}
      onClick={scroll}
      {...rest}
    />
  );
}

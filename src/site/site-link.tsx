import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import type { SiteTarget } from "../facts/navigation.ts";

export type SiteLinkProps = SiteTarget & Omit<ComponentPropsWithRef<"a">, "href">;

/** A link to one of the site's own pages, or to a place on it. It says `aria-current="page"` on that very page. */
export function SiteLink({ to, hash, onClick, ...rest }: SiteLinkProps) {
  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // The router does nothing for the place it is already at; a visitor who scrolled back up wants to go there again.
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

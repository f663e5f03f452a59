import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import type { SiteTarget } from "../facts/navigation.ts";

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

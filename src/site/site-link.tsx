import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { isHidden } from "../facts/hidden-pages.ts";
import type { SiteTarget } from "../facts/navigation.ts";
import { chosenUrl } from "../facts/page-urls.ts";
import { useSite } from "../facts/use-site.ts";

export type SiteLinkProps = SiteTarget & Omit<ComponentPropsWithRef<"a">, "href">;

/** Null for a hidden page. Sets `aria-current="page"` on the current page. The owner may link it to another site, or to a part of a page. */
export function SiteLink({ to: target, hash: part, onClick, ...rest }: SiteLinkProps) {
  const site = useSite();
  const [to = "", hash = part] = target.split("#");
  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // The router ignores the current anchor, but a visitor may have scrolled away.
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }
  if (isHidden(site, to)) return null;
  if (!to.startsWith("/") || to.includes("?"))
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
    return <a href={chosenUrl(site, target)} onClick={onClick} {...rest} />;
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

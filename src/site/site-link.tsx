import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";
import type { SiteTarget } from "./navigation.ts";

export type SiteLinkProps = SiteTarget & Omit<ComponentPropsWithRef<"a">, "href">;

/** A link to one of the site's own pages, or to a place on it. It says `aria-current="page"` on that very page. */
export function SiteLink({ to, hash, ...rest }: SiteLinkProps) {
  return <Link to={to} hash={hash} activeOptions={{ exact: true, includeHash: hash !== undefined }} {...rest} />;
}

import { slugAdvice, slugPattern } from "../../lib/slug.ts";
import { matchRoute } from "../../match-route.ts";
import { pagePolicies, serverPolicies } from "../../route-policy.ts";
import { maxSlugLength } from "./page.ts";

/** Folders of static files, which have no route. */
const fileFolders = ["about", "charts", "clients", "fonts", "index"];

const firstSegments = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => path.split("/")[1] || []).filter((segment) => !segment.includes("$"));

const platform = new Set([...firstSegments(Object.keys(serverPolicies)), ...fileFolders]);
const builtIn = new Set(firstSegments(Object.keys(pagePolicies)));

/** Why the slug is invalid or reserved. Doesn't check for other pages and redirects. */
export function slugProblem(slug: string): string | undefined {
  if (slug.length > maxSlugLength) return `Use at most ${maxSlugLength} characters.`;
  if (!slugPattern.test(slug)) return `${slugAdvice}, such as prices-2027.`;
  const match = matchRoute(`/${slug}`);
  if (match && !match.policy.area && Object.hasOwn(pagePolicies, match.route) && !match.policy.isFallback)
    return `/${slug} is a built-in page of this site.`;
  if (builtIn.has(slug) || platform.has(slug)) return `/${slug} is reserved: the site itself uses it.`;
  return undefined;
}

import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import { plainPage } from "../../server-context/http/plain-page.ts";
import { plainPageWords } from "../../server-context/http/plain-page-copy.ts";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import type { SiteContext } from "../../server-context/request-context.ts";

/** The first two are required by law; the others are for crawlers and browsers. */
const alwaysPublic = new Set([
  "/impressum",
  "/privacy-policy",
  "/robots.txt",
  "/site.webmanifest",
  "/.well-known/security.txt",
]);

function soonPage(site: Site) {
  const { soon, impressum, privacy } = copyOf(site, plainPageWords);
  const links = `<a href="/impressum">${impressum}</a> · <a href="/privacy-policy">${privacy}</a>`;
  return plainPage(soon.title, `${fillText(soon.text, { owner: escapeHtml(site.facts.name) })} ${links}`, site);
}

type Target = { pathname: string; match?: { policy: { isPrivate?: boolean } } | undefined };

/** Replaces public pages for visitors until the site opens, if the owner wants that. Links in emails keep working. */
export async function openingSoonResponse(
  { site, readSession }: Pick<SiteContext, "site" | "readSession">,
  request: Request,
  { pathname, match }: Target,
): Promise<Response | undefined> {
  if (site.opening !== "soon" || match?.policy.isPrivate || alwaysPublic.has(pathname)) return undefined;
  if ((await readSession(request.headers))?.role === "admin") return undefined;
  if (/\.\w+$/.test(pathname)) return uncachedResponse(503, "Opening soon.\n");
  const { body, headers } = soonPage(site);
  return new Response(body, { headers: { ...headers, "X-Robots-Tag": "noindex" } });
}

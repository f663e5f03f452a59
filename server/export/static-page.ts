import { siteFacts } from "../../src/facts/site-facts.ts";
import { escapeHtml } from "../../src/lib/plain-text.ts";
import { exportedUrl, needsServer } from "../../src/static-site/exported-url.ts";
import { contentSecurityPolicy } from "../http/finishing/content-security-policy.ts";
import { markupOf, splitHtml } from "../http/finishing/html-parts.ts";
import { fingerprintOf } from "./export-folder.ts";
import { type ExportPlace, runningUrl } from "./export-url.ts";
import { ownUrls, rewriteOrigin } from "./rewrite-text.ts";

const postForm = /<form\b(?=[^>]*\smethod="post")[^>]*>/gi;

const withAttribute = (tag: string, name: string, value: string) =>
  tag.replace(new RegExp(`\\s${name}="[^"]*"`, "i"), "").replace(/>$/, ` ${name}="${value}">`);

/**
 * Forms that are sent with their answers: to their page on the running site, or as an email where there is
 * none. Only attributes change, so that the client finds the form that it knows; `url` is the page's own.
 */
export function rewriteForms({ server }: ExportPlace, html: string, url: string): string {
  const page = url.replace(/[?#].*$/, "");
  return html.replaceAll(postForm, (tag) => {
    if (!server)
      return withAttribute(withAttribute(tag, "action", `mailto:${siteFacts.email}`), "enctype", "text/plain");
    const place = /\saction="[^"]*(#[^"]*)"/.exec(tag)?.[1] ?? "";
    return withAttribute(tag, "action", server + page + place);
  });
}

/** Name of the stylesheet of pages whose forms are emails. */
export const emailStyles = "forms-by-email.css";

/** Says on every form that is sent as an email whom it goes to; the element itself stays the client's. */
export const emailStyleSheet = `form[method="post"]::before {
  content: "Your answers open as an email in your own email program, addressed to ${siteFacts.email}.";
  display: block;
  grid-column: 1 / -1;
  margin-block-end: 1rem;
  font-weight: 600;
}
`;

const root = '<div id="root" data-prerendered="true"';

/** When a page was rendered is no change of the page: times in milliseconds since 1970 do not count. */
const withoutTimes = (html: string) => html.replaceAll(/\b1\d{12}\b/g, "0");

/** The page's policy as a tag: without what only a header may say, and with the server that accepts its forms. */
function policyTag(html: string, server: string | undefined): string {
  const page = splitHtml(html);
  const policy = contentSecurityPolicy(page, markupOf(page))
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .map((directive) => (directive.startsWith("form-action ") ? `${directive} ${server ?? "mailto:"}` : directive));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.join("; "))}"/>`;
}

export type StaticPage = { content: string; fingerprint: string };

/** The absolute URLs of a page, which lead into the folder already, as those of the files. The data for its scripts is left as it is. */
function withFileUrls({ origin, base, server }: ExportPlace, html: string): string {
  const { head, markup, scripts } = splitHtml(html);
  const inside = { origin: origin + base.slice(0, -1), base: "/", server };
  return rewriteOrigin(inside, head) + rewriteOrigin(inside, markup) + scripts;
}

/**
 * A page that was rendered for an exported site as a file: marked for the client (which then finds its data in files), and with
 * its policy in the document. The fingerprint leaves out when it was rendered.
 * @throws Error when the page has no element for the client to find.
 */
export function staticPage(place: ExportPlace, html: string, address: string): StaticPage {
  if (!html.includes(root)) throw new Error(`The page ${address} has no root element.`);
  const marks = { static: place.base, address, ...(place.server ? { server: place.server } : {}) };
  const marked = Object.entries(marks).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const moved = rewriteForms(place, withFileUrls(place, html), address).replace(root, () => root + marked.join(""));
  const styles = place.server ? "" : `<link rel="stylesheet" href="${place.base}${emailStyles}"/>`;
  const content = moved
    .replace(/<head>(<meta charSet="utf-8"\/>)?/i, (head) => head + policyTag(moved, place.server))
    .replace("</head>", () => `${styles}</head>`);
  return { content, fingerprint: fingerprintOf(withoutTimes(moved)) };
}

/** The way from a URL that was to the one that is, for a file server that cannot redirect. */
export function redirectNotice(place: ExportPlace, target: string): string {
  const address = escapeHtml(place.origin + target);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><meta http-equiv="refresh" content="0; url=${escapeHtml(target)}"/></head><body><p><a href="${escapeHtml(target)}">This page has moved.</a></p></body></html>\n`;
}

const attributes = /\s(?:href|src|srcset|poster)="([^"]*)"/gi;

/** The site's own URLs in a feed, a sitemap or a text; root-relative, without a place on the page. */
export function namedUrls(origin: string, text: string): string[] {
  const found = new Set<string>();
  for (const address of ownUrls(origin, text)) {
    const url = URL.parse(address, origin);
    if (url && !needsServer(url.pathname)) found.add(url.pathname + url.search);
  }
  return [...found];
}

/** The URLs that the running site has for those that a page of the exported one names: links, files, its card. */
export function linkedUrls(place: ExportPlace, html: string, page: string): string[] {
  const { origin, base } = place;
  const found = new Set(ownUrls(origin + base.slice(0, -1), html).map((url) => base.slice(0, -1) + url));
  const here = new URL(exportedUrl(place, page), origin);
  for (const [, value = ""] of html.matchAll(attributes)) {
    for (const part of value.replaceAll("&amp;", "&").split(/,\s+/)) {
      const [address = ""] = part.split(/\s+/);
      if (!/^(\/(?!\/)|\?|https?:)/.test(address)) continue;
      const url = URL.parse(address, here);
      if (url?.origin === origin && url.pathname.startsWith(base)) found.add(url.pathname + url.search);
    }
  }
  const running = [...found].map((url) => runningUrl(place, url.replace(/#.*$/, "")));
  return running.filter((url) => !needsServer(url.replace(/\?.*$/, "")));
}

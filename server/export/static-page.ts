import type { Site } from "../../src/facts/site.ts";
import { escapeHtml } from "../../src/lib/plain-text.ts";
import { exportedUrl, needsServer } from "../../src/static-site/exported-url.ts";
import { contentSecurityPolicy } from "../http/post-processing/content-security-policy.ts";
import { markupOf, splitHtml } from "../http/post-processing/html-parts.ts";
import { type ExportPlace, runningUrl } from "./export-url.ts";
import { ownUrls, rewriteOrigin } from "./rewrite-text.ts";

const postForm = /<form\b(?=[^>]*\smethod="post")[^>]*>/gi;

const withAttribute = (tag: string, name: string, value: string) =>
  tag.replace(new RegExp(`\\s${name}="[^"]*"`, "i"), "").replace(/>$/, ` ${name}="${value}">`);

/** Points forms at the running site, or else at an email. Only attributes change, so hydration matches. */
export function rewriteForms(site: Site, { server }: ExportPlace, html: string, url: string): string {
  const page = url.replace(/[?#].*$/, "");
  return html.replaceAll(postForm, (tag) => {
    if (!server)
      return withAttribute(withAttribute(tag, "action", `mailto:${site.facts.email}`), "enctype", "text/plain");
    const place = /\saction="[^"]*(#[^"]*)"/.exec(tag)?.[1] ?? "";
    return withAttribute(tag, "action", server + page + place);
  });
}

export const emailStyles = "forms-by-email.css";

/** Names the recipient on forms sent by email; CSS, because the element is the client's. */
export const emailStyleSheet = ({ facts }: Site): string => `form[method="post"]::before {
  content: "Your answers open as an email in your own email program, addressed to ${facts.email}.";
  display: block;
  grid-column: 1 / -1;
  margin-block-end: 1rem;
  font-weight: 600;
}
`;

const root = '<div id="root" data-prerendered="true"';

/** CSP as a meta tag: without header-only directives, and with the forms' server. */
function policyTag(html: string, server: string | undefined): string {
  const page = splitHtml(html);
  const policy = contentSecurityPolicy(page, markupOf(page))
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .map((directive) => (directive.startsWith("form-action ") ? `${directive} ${server ?? "mailto:"}` : directive));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.join("; "))}"/>`;
}

function withFileUrls(place: ExportPlace, html: string): string {
  const { head, markup, scripts } = splitHtml(html);
  return rewriteOrigin(place, head) + rewriteOrigin(place, markup) + scripts;
}

/**
 * A rendered page as a file, marked for the client, with its CSP.
 * @throws Error without a root element
 */
export function staticPage(site: Site, place: ExportPlace, html: string, address: string): string {
  if (!html.includes(root)) throw new Error(`The page ${address} has no root element.`);
  const marks = { static: "", address, ...(place.server ? { server: place.server } : {}) };
  const marked = Object.entries(marks).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const moved = rewriteForms(site, place, withFileUrls(place, html), address).replace(
    root,
    () => root + marked.join(""),
  );
  const styles = place.server ? "" : `<link rel="stylesheet" href="/${emailStyles}"/>`;
  return moved
    .replace(/<head>(<meta charSet="utf-8"\/>)?/i, (head) => head + policyTag(moved, place.server))
    .replace("</head>", () => `${styles}</head>`);
}

export function redirectNotice(place: ExportPlace, target: string): string {
  const address = escapeHtml(target.startsWith("/") ? place.origin + target : target);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><meta http-equiv="refresh" content="0; url=${escapeHtml(target)}"/></head><body><p><a href="${escapeHtml(target)}">This page has moved.</a></p></body></html>\n`;
}

const attributes = /\s(?:href|src|srcset|poster)="([^"]*)"/gi;

export function namedUrls(origin: string, text: string): string[] {
  const found = new Set<string>();
  for (const address of ownUrls(origin, text)) {
    const url = URL.parse(address, origin);
    if (url && !needsServer(url.pathname)) found.add(url.pathname + url.search);
  }
  return [...found];
}

/** Links, files and card, as URLs of the running site. */
export function linkedUrls(place: ExportPlace, html: string, page: string): string[] {
  const { origin } = place;
  const found = new Set(ownUrls(origin, html));
  const here = new URL(exportedUrl(place, page), origin);
  for (const [, value = ""] of html.matchAll(attributes)) {
    for (const part of value.replaceAll("&amp;", "&").split(/,\s+/)) {
      const [address = ""] = part.split(/\s+/);
      if (!/^(\/(?!\/)|\?|https?:)/.test(address)) continue;
      const url = URL.parse(address, here);
      if (url?.origin === origin) found.add(url.pathname + url.search);
    }
  }
  // The logo is a background.
  for (const [, url = ""] of html.matchAll(/url\((\/media\/[^)"'\s]+)\)/g)) found.add(url);
  const running = [...found].map((url) => runningUrl(url.replace(/#.*$/, "")));
  return running.filter((url) => !needsServer(url.replace(/\?.*$/, "")));
}

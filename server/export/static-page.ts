import type { Site } from "../../src/facts/site.ts";
import { applyEdits, type Edit } from "../../src/lib/edit-html.ts";
import { escapeHtml } from "../../src/lib/plain-text.ts";
import { exportedUrl, needsServer } from "../../src/static-site/exported-url.ts";
import { contentSecurityPolicy } from "../http/post-processing/content-security-policy.ts";
import { type Page, readPage } from "../http/post-processing/read-page.ts";
import { type ExportDeployment, runningUrl } from "./export-url.ts";
import { ownUrls, rewriteOrigin } from "./rewrite-text.ts";

/** Points forms at the running site, or else at an email. Only attributes change, so hydration matches. */
export function formEdits({ facts }: Site, { server }: ExportDeployment, { forms }: Page, url: string): Edit[] {
  const posted = forms.filter(({ attributes }) => attributes.method === "post");
  return posted.map(({ attributes: { action, ...otherAttributes }, start, end }) => {
    const formAttributes = server
      ? { ...otherAttributes, action: server + url.replace(/[?#].*$/, "") + (/#.*/.exec(action ?? "") ?? "") }
      : { ...otherAttributes, action: `mailto:${facts.email}`, enctype: "text/plain" };
    const attributes = Object.entries(formAttributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return { start, end, text: `<form${attributes.join("")}>` };
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

const head = '<head><meta charSet="utf-8"/>';

/** CSP as a meta tag: without header-only directives, and with the forms' server. */
function policyTag(page: Page, server: string | undefined): string {
  const policy = contentSecurityPolicy(page)
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .map((directive) => (directive.startsWith("form-action ") ? `${directive} ${server ?? "mailto:"}` : directive));
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.join("; "))}"/>`;
}

/** Up to the body's scripts, whose data has exported URLs already. */
function withFileUrls(deployment: ExportDeployment, { html, scripts }: Page): string {
  const body = html.indexOf("</head>");
  const end = scripts.find(({ start }) => start > body)?.start ?? html.length;
  return rewriteOrigin(deployment, html.slice(0, end)) + html.slice(end);
}

/**
 * A rendered page as a file, marked for the client, with its CSP.
 * @throws Error without a root element
 */
export function staticPage(site: Site, deployment: ExportDeployment, rendered: Page, address: string): string {
  if (!rendered.html.includes(root)) throw new Error(`The page ${address} has no root element.`);
  const page = readPage(withFileUrls(deployment, rendered));
  const attributes = { static: "", address, ...(deployment.server && { server: deployment.server }) };
  const marked = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const styles = deployment.server ? "" : `<link rel="stylesheet" href="/${emailStyles}"/>`;
  return applyEdits(page.html, formEdits(site, deployment, page, address))
    .replace(head, () => head + policyTag(page, deployment.server))
    .replace("</head>", () => `${styles}</head>`)
    .replace(root, () => root + marked.join(""));
}

export function redirectNotice(deployment: ExportDeployment, target: string): string {
  const address = escapeHtml(target.startsWith("/") ? deployment.origin + target : target);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${address}"/><meta http-equiv="refresh" content="0; url=${escapeHtml(target)}"/></head><body><p><a href="${escapeHtml(target)}">This page has moved.</a></p></body></html>\n`;
}

export function namedUrls(origin: string, text: string): string[] {
  const urls = new Set<string>();
  for (const address of ownUrls(origin, text)) {
    const url = URL.parse(address, origin);
    if (url && !needsServer(url.pathname)) urls.add(url.pathname + url.search);
  }
  return [...urls];
}

/** Links, files and card, as URLs of the running site. */
export function linkedUrls(deployment: ExportDeployment, { html, attributes, styles }: Page, url: string): string[] {
  const { origin } = deployment;
  const urls = new Set(ownUrls(origin, html));
  const baseUrl = new URL(exportedUrl(deployment, url), origin);
  const valuesOf = (name: string) => [...(attributes.get(name) ?? [])];
  for (const value of ["href", "src", "srcset", "poster"].flatMap(valuesOf)) {
    for (const part of value.split(/,\s+/)) {
      const [address = ""] = part.split(/\s+/);
      if (!/^(\/(?!\/)|\?|https?:)/.test(address)) continue;
      const url = URL.parse(address, baseUrl);
      if (url?.origin === origin) urls.add(url.pathname + url.search);
    }
  }
  // The logo is a CSS background.
  const css = [...styles.map(({ text }) => text), ...valuesOf("style")].join(" ");
  for (const [, url = ""] of css.matchAll(/url\((\/media\/[^)"'\s]+)\)/g)) urls.add(url);
  const running = [...urls].map((url) => runningUrl(url.replace(/#.*$/, "")));
  return running.filter((url) => !needsServer(url.replace(/\?.*$/, "")));
}

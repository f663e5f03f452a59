import { createHash } from "node:crypto";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { dark, light } from "../../lib/brand-colours.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import { plainPageWords } from "./plain-page-copy.ts";

const style = `body{box-sizing:border-box;margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:${light.paper};color:${light.ink};font:400 1.0625rem/1.6 system-ui,sans-serif}main{max-width:34rem}header,h1{font:420 2.5rem/1.1 Georgia,serif;margin:0 0 16px}header{font-size:1.25rem}a{color:${light.tide};white-space:nowrap}@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}a{color:${dark.tide}}}`;

/** A self-contained page with its own CSP, for when rendering is impossible; `title` is plain text, `text` HTML. */
export function plainPage(title: string, text: string, site?: Site): { body: string; headers: Record<string, string> } {
  const hash = createHash("sha256").update(style).digest("base64");
  const name = site && escapeHtml(site.facts.name);
  return {
    body: `<!doctype html><html lang="${site?.facts.language ?? "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name ? `${title} - ${name}` : title}</title><style>${style}</style></head><body><main>${name ? `<header>${name}</header>` : ""}<h1>${title}</h1><p>${text}</p></main></body></html>`,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}

/** In the site's language, with a link to its first page. */
export function plainPageOf(site: Site, name: "notFound" | "tooLong" | "unavailable" | "gone" | "tooMany" | "busy") {
  const { home, [name]: words } = copyOf(site, plainPageWords);
  return plainPage(words.title, fillText(words.text, { home: `<a href="/">${home}</a>` }), site);
}

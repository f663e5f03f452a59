/** A page split so that no pass reads all of it: up to `</head>`, markup up to the body's first script, and the rest. */
export type HtmlParts = { head: string; markup: string; scripts: string };

export function splitHtml(html: string): HtmlParts {
  const body = Math.max(html.indexOf("</head>"), 0);
  const script = html.indexOf("<script", body);
  const end = script === -1 ? html.length : script;
  return { head: html.slice(0, body), markup: html.slice(body, end), scripts: html.slice(end) };
}

/** Part by part, which saves one copy. */
export const htmlBytes = ({ head, markup, scripts }: HtmlParts): Buffer =>
  Buffer.concat([head, markup, scripts].map((part) => Buffer.from(part)));

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

export const markupOf = ({ head, markup, scripts }: HtmlParts): string =>
  withoutScripts(head) + markup + withoutScripts(scripts);

/**
 * A rendered page in the three parts that its finishing looks into, so that none of the passes reads all of it: what is before
 * `</head>`, the markup up to the body's first script, and everything from there on, which is scripts but for the markup between them.
 */
export type HtmlParts = { head: string; markup: string; scripts: string };

/** The parts of a page; without `</head>` all of it is body. */
export function splitHtml(html: string): HtmlParts {
  const body = Math.max(html.indexOf("</head>"), 0);
  const script = html.indexOf("<script", body);
  const end = script === -1 ? html.length : script;
  return { head: html.slice(0, body), markup: html.slice(body, end), scripts: html.slice(end) };
}

/** A page as it leaves, as UTF-8; part by part, because a text of all of them would be copied once more. */
export const htmlBytes = ({ head, markup, scripts }: HtmlParts): Buffer =>
  Buffer.concat([head, markup, scripts].map((part) => Buffer.from(part)));

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

/** The elements of a page: all of it without its scripts. */
export const markupOf = ({ head, markup, scripts }: HtmlParts): string =>
  withoutScripts(head) + markup + withoutScripts(scripts);

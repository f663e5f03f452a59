import { siteFacts } from "../../src/facts/site-facts.ts";
import type { ExportPlace } from "./export-url.ts";

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

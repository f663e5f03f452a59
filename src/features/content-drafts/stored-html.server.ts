import { tidyEditorHtml } from "./editor-html.server.ts";
import { sanitiseHtml } from "./sanitise-html.server.ts";

/** HTML of the editor as it is stored: sanitised, and nothing when it shows nothing. */
export function storedHtml(html: string): string {
  const clean = tidyEditorHtml(sanitiseHtml(html));
  return /<(img|hr|table)\b/.test(clean) || clean.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") ? clean : "";
}

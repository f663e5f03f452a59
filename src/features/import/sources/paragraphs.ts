import { isElement, parseHtml } from "./html-tree.ts";
import { replacePairs } from "./paired-marks.ts";

const blocks =
  "address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|legend|li|main|math|menu|nav|noscript|object|ol|option|p|pre|script|section|select|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio";
const beforeBlock = new RegExp(`(<(?:${blocks})(?=[\\s/>]))`, "gi");
const afterBlock = new RegExp(`(</(?:${blocks})\\s*>|<hr\\s*/?>)`, "gi");
const startsWithBlock = new RegExp(`^</?(?:${blocks})(?=[\\s/>])`, "i");
/** Can contain several paragraphs. */
const afterContainer = /(<(?:blockquote|div|section|article|aside)(?:\s[^<>]*)?>)/gi;
/** Replaces a verbatim block; private-use characters don't occur in texts. */
const placeholder = /^\ue000\d+\ue001$/;
const verbatim = ["pre", "script", "style", "textarea", "svg"];

const isLoose = (node: ReturnType<typeof parseHtml>[number]) =>
  isElement(node) ? !startsWithBlock.test(`<${node.name}>`) : node.type === "text" && node.data.trim() !== "";

/** Adds paragraphs where only blank lines separate them, as in WordPress's classic editor and in plain descriptions. */
export function addParagraphs(html: string): string {
  if (!parseHtml(html).some(isLoose)) return html;
  const extracted: string[] = [];
  const extractBlock = (source: string, tag: string) =>
    replacePairs(source, {
      open: new RegExp(`<${tag}\\b`, "gi"),
      close: new RegExp(`</${tag}\\s{0,9}>`, "gi"),
      replace: (inner) => `\n\n\ue000${extracted.push(`<${tag}${inner}</${tag}>`) - 1}\ue001\n\n`,
    });
  const text = verbatim
    .reduce(extractBlock, html.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(/<[a-z/][^<>]*>/gi, (tag) => tag.replaceAll("\n", " "))
    .replaceAll(beforeBlock, "\n\n$1")
    .replaceAll(afterContainer, "$1\n\n")
    .replaceAll(afterBlock, "$1\n\n");
  const wrap = (part: string) =>
    startsWithBlock.test(part) || placeholder.test(part)
      ? part
      : `<p>${part
          .split("\n")
          .map((line) => line.trim())
          .join("<br>")}</p>`;
  const parts = text.split(/\n\s*\n/).flatMap((part) => (part.trim() ? [wrap(part.trim())] : []));
  return parts.join("\n").replaceAll(/\ue000(\d+)\ue001/g, (_, index: string) => extracted[Number(index)] ?? "");
}

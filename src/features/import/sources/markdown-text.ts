import { Marked } from "marked";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { embed, figure, knownEmbed } from "./html-blocks.ts";

const marked = new Marked({
  gfm: true,
  renderer: {
    code: ({ text, lang }) => {
      const language = /^\S+/.exec(lang ?? "")?.[0];
      return `<pre><code${language ? ` class="language-${escapeHtml(language)}"` : ""}>${escapeHtml(text)}</code></pre>\n`;
    },
  },
});

const value = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? "";

/** Of Hugo and Jekyll; the marks of others are taken out and named. */
function replaceShortcodes(text: string, notes: Set<string>): string {
  const hugo = /\{\{[<%]\s*(\/?)\s*([\w/-]+)([^}]*?)\/?[>%]\}\}/g;
  const replaced = text
    .replaceAll(/\{%-?\s*highlight\s+(\S+)[^%]*%\}\r?\n?([\s\S]*?)\n?\{%-?\s*endhighlight\s*-?%\}/g, "```$1\n$2\n```")
    .replaceAll(
      /\{\{[<%]\s*highlight\s+"?(\S+?)"?(?:\s[^}]*)?[>%]\}\}\r?\n?([\s\S]*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      "```$1\n$2\n```",
    )
    .replaceAll(/\{\{-?\s*(?:site\.(?:baseurl|url)|page\.url)\s*-?\}\}/g, "")
    .replaceAll(/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, "$1")
    .replaceAll(hugo, (_, closing: string, name: string, attributes: string) => {
      const first = value(attributes, "id") || /"?([\w-]+)"?\s*$/.exec(attributes)?.[1] || "";
      if (closing) return "";
      if (name === "figure") {
        const [src, alt] = [value(attributes, "src"), value(attributes, "alt")];
        return `\n${figure({ src, alt, caption: value(attributes, "caption") || value(attributes, "title") })}\n`;
      }
      if (name === "youtube") return embed(`https://www.youtube.com/watch?v=${first}`, notes);
      if (name === "vimeo") return embed(`https://vimeo.com/${first}`, notes);
      if (/^(?:rel)?ref$/.test(name)) return attributes.trim().replaceAll('"', "");
      notes.add(`The shortcode "${name}" is not known, so only what stood in it was kept.`);
      return "";
    })
    .replaceAll(/\{%-?\s*(\w+)[^%]*%\}/g, (_, name: string) => {
      if (!/^(?:end|raw|comment|if|for|assign)/.test(name)) notes.add(`The tag "${name}" of Liquid was taken out.`);
      return "";
    });
  return replaced;
}

/** `[^1]` and `[^1]: text` become links to a list at the end. */
function replaceFootnotes(text: string): string {
  const found = new Map<string, string>();
  const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.+(?:\n(?:[ \t]+\S.*))*)\n?/gm;
  const body = text.replaceAll(definition, (_, name: string, note: string) => {
    found.set(name, note.replaceAll(/\s*\n\s*/g, " "));
    return "";
  });
  const names = [...found.keys()];
  const linked = body.replaceAll(/\[\^([^\]\s]+)\]/g, (whole, name: string) =>
    found.has(name) ? `<sup><a href="#fn-${names.indexOf(name) + 1}">${names.indexOf(name) + 1}</a></sup>` : whole,
  );
  const items = [...found.values()].map(
    (note, at) => `<li id="fn-${at + 1}">${marked.parseInline(note, { async: false })}</li>`,
  );
  return items.length > 0 ? `${linked}\n\n<ol>${items.join("")}</ol>\n` : linked;
}

/** Outside of fenced code. */
function outsideCode(text: string, change: (part: string) => string): string {
  const fenced = /(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m;
  return text
    .split(fenced)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

/** Line ends of the source, which say nothing. */
export const betweenBlocks =
  /(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|figure|aside)>|<\/(?:td|th|pre)>|<hr ?\/?>|-->)\n+(?=<)/g;

/** HTML of Markdown as static site generators read it; `isMdx` takes out imports and exports. */
export function markdownToHtml(text: string, isMdx: boolean, notes: Set<string>): string {
  const unified = text.replaceAll("\r\n", "\n");
  const plain = outsideCode(replaceShortcodes(unified, notes), (part) =>
    isMdx ? part.replaceAll(/^(?:import|export)\s.*$/gm, "") : part,
  );
  const html = marked.parse(replaceFootnotes(plain), { async: false });
  return html
    .replaceAll(betweenBlocks, "$1")
    .replaceAll(
      /<p><a href="([^"]+)">\1<\/a><\/p>/g,
      (whole, url: string) => knownEmbed(url.replaceAll("&amp;", "&")) ?? whole,
    );
}

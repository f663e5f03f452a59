import { Marked, Tokenizer } from "marked";
import { limitNesting } from "../../../lib/limit-nesting.ts";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { embed, figure, knownEmbed } from "./html-blocks.ts";
import { replacePairs } from "./paired-marks.ts";

/** The library would scan the entire text for each mark. */
const maxEmphasisLength = 1_000;

const marked = new Marked({
  gfm: true,
  tokenizer: {
    emStrong(source, masked, before) {
      const start = masked.length - source.length;
      const nearby = [source.slice(0, maxEmphasisLength), masked.slice(start, start + maxEmphasisLength)] as const;
      return Tokenizer.prototype.emStrong.call(this, ...nearby, before);
    },
  },
  renderer: {
    code: ({ text, lang }) => {
      const language = /^\S+/.exec(lang ?? "")?.[0];
      return `<pre><code${language ? ` class="language-${escapeHtml(language)}"` : ""}>${escapeHtml(text)}</code></pre>\n`;
    },
  },
});

const value = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? "";

/** Converts shortcodes of Hugo and Jekyll; others are removed with a note. */
function replaceShortcodes(text: string, notes: Set<string>): string {
  const hugo = /\{\{[<%]\s{0,9}(\/?)\s?([\w/-]{1,60})\b([^{}]*)[>%]\}\}/g;
  const fence = (inner: string, [, language = ""]: RegExpExecArray) =>
    `\`\`\`${language}\n${inner.replace(/^\r?\n/, "").replace(/\n$/, "")}\n\`\`\``;
  const jekyll = replacePairs(text, {
    open: /\{%-?\s{0,9}highlight\s{1,9}([^\s%]{1,40})[^%{}]*%\}/g,
    close: /\{%-?\s{0,9}endhighlight\s{0,9}-?%\}/g,
    replace: fence,
  });
  return replacePairs(jekyll, {
    open: /\{\{[<%]\s{0,9}highlight\s{1,9}"?([^\s"{}]{1,40})"?(?:\s[^{}]*)?[>%]\}\}/g,
    close: /\{\{[<%]\s{0,9}\/\s{0,9}highlight\s{0,9}[>%]\}\}/g,
    replace: fence,
  })
    .replaceAll(/\{\{-?\s*(?:site\.(?:baseurl|url)|page\.url)\s*-?\}\}/g, "")
    .replaceAll(/\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, "$1")
    .replaceAll(hugo, (_, closing: string, name: string, rawAttributes: string) => {
      const attributes = rawAttributes.replace(/\/$/, "");
      const first = value(attributes, "id") || /"?([\w-]+)"?\s*$/.exec(attributes)?.[1] || "";
      if (closing) return "";
      if (name === "figure") {
        const [src, alt] = [value(attributes, "src"), value(attributes, "alt")];
        return `\n${figure({ src, alt, caption: value(attributes, "caption") || value(attributes, "title") })}\n`;
      }
      if (name === "youtube") return embed(`https://www.youtube.com/watch?v=${first}`, notes);
      if (name === "vimeo") return embed(`https://vimeo.com/${first}`, notes);
      if (/^(?:rel)?ref$/.test(name)) return attributes.trim().replaceAll('"', "");
      notes.add(`The shortcode "${name}" is unknown, so only its content was kept.`);
      return "";
    })
    .replaceAll(/\{%-?\s*(\w{1,60})\b[^%]*%\}/g, (_, name: string) => {
      if (!/^(?:end|raw|comment|if|for|assign)/.test(name)) notes.add(`The tag "${name}" of Liquid was taken out.`);
      return "";
    });
}

/** `[^1]` and `[^1]: text` become links to a list at the end. */
function replaceFootnotes(text: string): string {
  const notes = new Map<string, string>();
  const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.+(?:\n(?:[ \t]+\S.*))*)\n?/gm;
  const body = text.replaceAll(definition, (_, name: string, note: string) => {
    notes.set(name, note.replaceAll(/\s*\n\s*/g, " "));
    return "";
  });
  const numbers = new Map([...notes.keys()].map((name, at) => [name, at + 1]));
  const linked = body.replaceAll(/\[\^([^\][\s]{1,200})\]/g, (match, name: string) => {
    const number = numbers.get(name);
    return number ? `<sup><a href="#fn-${number}">${number}</a></sup>` : match;
  });
  const items = [...notes.values()].map(
    (note, at) => `<li id="fn-${at + 1}">${marked.parseInline(note, { async: false })}</li>`,
  );
  return items.length > 0 ? `${linked}\n\n<ol>${items.join("")}</ol>\n` : linked;
}

/** Changes lines outside fenced code; an unclosed fence extends to the end of the text. */
function outsideCode(text: string, change: (line: string) => string): string {
  let isCode = false;
  const lines = text.split("\n").map((line) => {
    const isFence = isCode ? /^(?:```|~~~)[ \t]*$/.test(line) : /^(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? line : change(line);
  });
  return lines.join("\n");
}

/** Insignificant line ends of the source. */
export const betweenBlocks =
  /(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|thead|tbody|tr|figure|aside)>|<\/(?:td|th|pre)>|<hr ?\/?>|-->)\n+(?=<)/g;

/** Converts the Markdown of static site generators; `isMdx` removes imports and exports. */
export function markdownToHtml(text: string, isMdx: boolean, notes: Set<string>): string {
  const plain = outsideCode(replaceShortcodes(text.replaceAll("\r\n", "\n"), notes), (line) =>
    isMdx && /^(?:import|export)\s/.test(line) ? "" : line,
  );
  return plainMarkdownToHtml(plain);
}

/** Leaves shortcodes of static site generators as text. */
export function plainMarkdownToHtml(text: string): string {
  const plain = outsideCode(text.replaceAll("\r\n", "\n"), limitNesting);
  return marked
    .parse(replaceFootnotes(plain), { async: false })
    .replaceAll(betweenBlocks, "$1")
    .replaceAll(
      /<p><a href="([^"]+)">\1<\/a><\/p>/g,
      (match, url: string) => knownEmbed(url.replaceAll("&amp;", "&")) ?? match,
    );
}

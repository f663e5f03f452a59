import { decodeEntities, escapeHtml } from "../../../lib/plain-text.ts";
import { embed, figure, knownEmbed, soundOrFilm, toggle } from "./html-blocks.ts";

type Attributes = Readonly<Record<string, string>>;

export type ShortcodeContext = {
  notes: Set<string>;
  /** Pictures of the media library by id; without ids those of the post. */
  pictures: (ids: readonly string[] | undefined) => { url: string; alt: string; caption: string }[];
};

type Shortcode = (attributes: Attributes, inner: string, context: ShortcodeContext) => string;

const written = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|"([^"]*)"|(\S+)/g;

/** Values without a name stand under "0". */
function readAttributes(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name, double, single, bare, quoted, word] of text.matchAll(written)) {
    if (name) found[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? "");
    else found["0"] ??= decodeEntities(quoted ?? word ?? "").replace(/^=/, "");
  }
  return found;
}

const caption: Shortcode = (attributes, inner) => {
  const [, image, text = ""] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const words = attributes.caption || text.trim();
  return image ? `<figure>${image}${words && `<figcaption>${words}</figcaption>`}</figure>` : inner;
};

const gallery: Shortcode = ({ ids, include }, _, { notes, pictures }) => {
  const found = pictures((ids ?? include)?.split(",").map((id) => id.trim()));
  notes.add(found.length > 0 ? "A gallery became single pictures." : "A gallery names no picture of the export.");
  return found.map(({ url, alt, caption: text }) => figure({ src: url, alt, caption: text })).join("");
};

const player =
  (kind: "audio" | "video"): Shortcode =>
  (attributes, inner, { notes }) => {
    const names = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "ogv", "url", "0"];
    const url = names.map((name) => attributes[name]).find(Boolean) ?? inner.trim();
    return soundOrFilm(url, kind, notes);
  };

const framed: Shortcode = (attributes, inner, { notes }) => {
  const url = inner.trim() || attributes.url || attributes.src || attributes["0"] || "";
  return /^https?:/.test(url) ? embed(url, notes) : "";
};

const numbered =
  (prefix: string): Shortcode =>
  (attributes, inner, context) => {
    const value = attributes.id || attributes["0"] || inner.trim();
    return framed({ url: /^https?:/.test(value) ? value : prefix + value }, "", context);
  };

const code: Shortcode = (attributes, inner) => {
  const language = attributes.lang ?? attributes.language ?? attributes["0"] ?? "";
  const name = /^[\w+#.-]+$/.test(language) ? ` class="language-${language}"` : "";
  return `<pre><code${name}>${escapeHtml(decodeEntities(inner.replace(/^\n/, "")))}</code></pre>`;
};

const opened: Shortcode = ({ title = "", heading = "" }, inner, { notes }) => {
  notes.add("A toggle stands open under its heading.");
  return toggle(escapeHtml(title || heading), inner);
};

const nothing: Shortcode = () => "";
const inside: Shortcode = (_, inner) => inner;

const formless: Shortcode = (_attributes, _inner, { notes }) => {
  notes.add("A form was left out.");
  return "";
};

const shortcodes: Record<string, Shortcode> = {
  ...{ caption, wp_caption: caption, gallery, playlist: nothing, embed: framed },
  ...{ audio: player("audio"), video: player("video"), soundcloud: framed, spotify: framed },
  ...{ youtube: numbered("https://www.youtube.com/watch?v="), vimeo: numbered("https://vimeo.com/") },
  ...{ code, sourcecode: code, highlight: code, toggle: opened, spoiler: opened, accordion_item: opened },
  // Players of the post's own recording, which is an episode here.
  ...{ powerpress: nothing, podcast_episode: nothing, ss_player: nothing, podcast_player: nothing },
  ...{ "contact-form-7": formless, "contact-form": formless, gravityform: formless, wpforms: formless },
  ...{ accordion: inside, dropcap: inside },
};

/** A word in square brackets alone, such as [sic], is none. */
const anyShortcode = /\[(\[?)([a-z][\w-]*)((?:\s|=)[^\][]*?)?\s*\/?\](?:((?:(?!\[\2[\s\]])[\s\S])*?)\[\/\2\])?(\]?)/gi;

const maxTurns = 5;

/** Each mark may look for its end through the whole text. */
const maxSteps = 1_000_000_000;

/** Those of WordPress and common plugins become HTML; the marks of others are taken out and named. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  if ((html.match(/\[[a-z]/gi)?.length ?? 0) * html.length > maxSteps) {
    context.notes.add("It holds too many square brackets to look for shortcodes.");
    return html;
  }
  const replaceOnce = (text: string) =>
    text.replaceAll(anyShortcode, (whole, before: string, name: string, written = "", inner?: string, after = "") => {
      if (before && after) return whole;
      const known = Object.hasOwn(shortcodes, name.toLowerCase()) ? shortcodes[name.toLowerCase()] : undefined;
      if (known) return before + known(readAttributes(written), inner ?? "", context) + after;
      if (inner === undefined && !/\w=["'\w&]/.test(written)) return whole;
      context.notes.add(`The shortcode [${name}] is not known, so only what stood in it was kept.`);
      return before + (inner ?? "") + after;
    });
  let replaced = html;
  for (let turn = 0; turn < maxTurns; turn++) {
    const next = replaceOnce(replaced);
    if (next === replaced) break;
    replaced = next;
  }
  return replaced.replaceAll(/\[(\[[a-z][^\][]*\])\]/gi, "$1");
}

/** A URL on a line of its own: a player where the service is known, otherwise a link. */
export function replaceBareUrls(html: string): string {
  return html.replaceAll(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*\r?$/gm, (_, url: string) => {
    const plain = decodeEntities(url);
    return knownEmbed(plain) ?? `<p><a href="${escapeHtml(plain)}">${escapeHtml(plain)}</a></p>`;
  });
}

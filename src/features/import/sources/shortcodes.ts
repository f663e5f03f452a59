import { decodeEntities, escapeHtml } from "../../../lib/plain-text.ts";
import {
  audioOrVideo,
  button as buttonOf,
  embed,
  figure,
  gallery as galleryOf,
  knownEmbed,
  linkTo,
  toggle,
} from "./html-blocks.ts";
import { plainWords } from "./html-tree.ts";
import { sameFields } from "./same-fields.ts";

type Attributes = Readonly<Record<string, string>>;

export type ShortcodeContext = {
  notes: Set<string>;
  /** Pictures of the media library by id; those of the post without ids. */
  pictures: (ids: readonly string[] | undefined) => { url: string; alt: string; caption: string }[];
  /** Collects footnotes. */
  footnotes: { id: string; content: string }[];
};

type Shortcode = (attributes: Attributes, inner: string, context: ShortcodeContext) => string;

const attributePattern = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|"([^"]*)"|(\S+)/g;

/** The first value without a name has the key "0". */
function readAttributes(text: string): Attributes {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare, quoted, word] of text.matchAll(attributePattern)) {
    if (name) attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? "");
    else attributes["0"] ??= decodeEntities(quoted ?? word ?? "").replace(/^=/, "");
  }
  return attributes;
}

const caption: Shortcode = (attributes, inner) => {
  const [, image, text = ""] = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const words = attributes.caption || text.trim();
  return image ? `<figure>${image}${words && `<figcaption>${words}</figcaption>`}</figure>` : inner;
};

const gallery: Shortcode = ({ ids, include }, _, { notes, pictures }) => {
  const images = pictures((ids ?? include)?.split(",").map((id) => id.trim()));
  if (images.length === 0) notes.add("A gallery names no picture of the export.");
  return galleryOf(images.map(({ url, alt, caption: text }) => ({ src: url, alt, caption: text })));
};

const player =
  (kind: "audio" | "video"): Shortcode =>
  (attributes, inner, { notes }) => {
    const names = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "m4v", "webm", "ogv", "url", "0"];
    const url = names.map((name) => attributes[name]).find(Boolean) ?? inner.trim();
    return audioOrVideo(url, kind, notes);
  };

const embedded: Shortcode = (attributes, inner, { notes }) => {
  const url = inner.trim() || attributes.url || attributes.src || attributes["0"] || "";
  return /^https?:/.test(url) ? embed(url, notes) : "";
};

const embeddedById =
  (prefix: string): Shortcode =>
  (attributes, inner, context) => {
    const value = attributes.id || attributes["0"] || inner.trim();
    return embedded({ url: /^https?:/.test(value) ? value : prefix + value }, "", context);
  };

const code: Shortcode = (attributes, inner) => {
  const language = attributes.lang ?? attributes.language ?? attributes["0"] ?? "";
  const name = /^[\w+#.-]+$/.test(language) ? ` class="language-${language}"` : "";
  return `<pre><code${name}>${escapeHtml(decodeEntities(inner.replace(/^\n/, "")))}</code></pre>`;
};

const folded: Shortcode = ({ title = "", heading = "" }, inner) => toggle(escapeHtml(title || heading), inner);

const button: Shortcode = ({ url, link, href, button_url, text, button_text, title }, inner) =>
  buttonOf(url || link || href || button_url || "", plainWords(inner) || text || button_text || title || "");

const footnote =
  (name: string): Shortcode =>
  (_, inner, { footnotes }) => {
    if (!inner.trim()) return `[${name}]`;
    const id = `footnote-code-${footnotes.length + 1}`;
    footnotes.push({ id, content: inner.trim() });
    return linkTo(`#${id}`, String(footnotes.length));
  };

/** Their content is literal text. */
const verbatim = { code, sourcecode: code, highlight: code };

const nothing: Shortcode = () => "";
const innerOnly: Shortcode = (_, inner) => inner;

const leaveOut =
  (what: string): Shortcode =>
  (_attributes, _inner, { notes }) => {
    notes.add(`A ${what} was left out.`);
    return "";
  };

const shortcodes: Record<string, Shortcode> = {
  ...{ caption, wp_caption: caption, gallery, playlist: leaveOut("playlist"), embed: embedded },
  ...{ audio: player("audio"), video: player("video"), soundcloud: embedded, spotify: embedded },
  ...{ youtube: embeddedById("https://www.youtube.com/watch?v="), vimeo: embeddedById("https://vimeo.com/") },
  ...verbatim,
  ...sameFields(folded, "toggle", "spoiler", "accordion_item", "su_spoiler", "et_pb_toggle"),
  ...sameFields(folded, "et_pb_accordion_item", "vc_tta_section"),
  ...Object.fromEntries(["efn_note", "mfn", "footnote", "ref", "fn"].map((name) => [name, footnote(name)])),
  ...sameFields(button, "button", "su_button", "et_pb_button", "vc_btn"),
  ...sameFields(embedded, "tweet", "instagram", "facebook", "tiktok"),
  et_pb_image: ({ src = "", alt }) => figure({ src, alt }),
  // Players of the post's own recording, which is an episode here.
  ...{ powerpress: nothing, podcast_episode: nothing, ss_player: nothing, podcast_player: nothing },
  ...sameFields(leaveOut("form"), "contact-form-7", "contact-form", "gravityform", "wpforms"),
  // Layout.
  ...sameFields(innerOnly, "accordion", "dropcap", "vc_row", "vc_row_inner", "vc_column", "vc_column_inner"),
  ...sameFields(innerOnly, "vc_column_text"),
  ...sameFields(innerOnly, "et_pb_section", "et_pb_row", "et_pb_row_inner", "et_pb_column"),
  ...sameFields(innerOnly, "et_pb_column_inner", "et_pb_text"),
};

/** An opening or closing mark; a bare word in brackets, such as [sic], stays text unless it is a known shortcode. */
const mark = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s|=)[^\][]*)?\](\]?)/gi;

/** Of nested shortcodes. */
const maxDepth = 50;

type Open = { name: string; rawAttributes: string; source: string; part: number; end: number };

/** Converts shortcodes of WordPress and common plugins to HTML; others are removed with a note. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  const parts: string[] = [];
  const open: Open[] = [];
  const openNames = new Map<string, number>();
  const count = (name: string, change: number) => openNames.set(name, (openNames.get(name) ?? 0) + change);

  function render({ name, rawAttributes, source }: Open, inner?: string): string {
    const shortcode = Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined;
    if (shortcode) return shortcode(readAttributes(rawAttributes.replace(/\/$/, "")), inner ?? "", context);
    if (inner === undefined && !/\w=["'\w&]/.test(rawAttributes)) return source;
    context.notes.add(`The shortcode [${name}] is unknown, so only its content was kept.`);
    return inner ?? "";
  }

  /** Renders the innermost shortcode, which has no closing mark. */
  function renderUnclosed(last: Open): void {
    count(last.name, -1);
    parts[last.part] = render(last);
  }

  let at = 0;
  for (const {
    index,
    0: match,
    1: before = "",
    2: closing,
    3: rawName = "",
    4: rawAttributes = "",
    5: after = "",
  } of html.matchAll(mark)) {
    const isEscaped = before !== "" && after !== "";
    const name = rawName.toLowerCase();
    parts.push(html.slice(at, index) + (isEscaped ? "" : before));
    at = index + match.length;
    const plain = isEscaped ? match : match.slice(before.length, match.length - after.length);
    if (closing && !isEscaped && (openNames.get(name) ?? 0) > 0) {
      let last = open.pop();
      for (; last && last.name !== name; last = open.pop()) renderUnclosed(last);
      if (!last) continue;
      count(name, -1);
      const inner = last.name in verbatim ? html.slice(last.end, index) : parts.splice(last.part + 1).join("");
      parts.length = last.part;
      parts.push(render(last, inner) + after);
    } else if (closing || isEscaped || open.length >= maxDepth) {
      parts.push(isEscaped ? plain : plain + after);
    } else {
      open.push({ name, rawAttributes, source: plain, part: parts.length, end: at });
      count(name, 1);
      parts.push(plain);
      if (after) parts.push(after);
    }
  }
  for (let last = open.pop(); last; last = open.pop()) renderUnclosed(last);
  return (parts.join("") + html.slice(at)).replaceAll(/\[(\[[a-z][^\][]*\])\]/gi, "$1");
}

/** Converts a URL on a line of its own to a known player or a link. */
export function replaceBareUrls(html: string): string {
  return html.replaceAll(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*\r?$/gm, (_, url: string) => {
    const plain = decodeEntities(url);
    return knownEmbed(plain) ?? `<p><a href="${escapeHtml(plain)}">${escapeHtml(plain)}</a></p>`;
  });
}

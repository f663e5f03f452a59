import type { TextPart } from "../../lib/text-match.ts";
import type { Passage } from "./archive/passage.ts";
import type { RootOf } from "./archive/ranking.ts";
import type { Source, SourceGroup } from "./ask.ts";

const fragmentWords = 6;

/** Browsers without scripts scroll to a text fragment and mark it. */
function textFragment(text: string): string {
  const [line = ""] = text.split("\n");
  const start = line.split(/\s+/).slice(0, fragmentWords).join(" ");
  // A comma, an ampersand and a hyphen are syntax of a text fragment.
  return `:~:text=${encodeURIComponent(start).replaceAll("-", "%2D")}`;
}

/** The time of a recording, else the paragraph below the nearest heading. */
export function passageHref({ path, anchor, start, text, isTable, kind }: Passage): string {
  if (start !== null) return `${path}#${anchor}`;
  // Booklets are read after a form: links to their page.
  if (kind === "ebook") return path;
  return isTable ? `${path}${anchor && `#${anchor}`}` : `${path}#${anchor}${textFragment(text)}`;
}

export function sourceOf(passage: Passage): Source {
  const { id, kind, title, label, speaker, heading, start, text, item } = passage;
  const about = kind === "episode" ? [speaker || heading, label.toLowerCase()] : [label, heading];
  return {
    passage: id,
    kind,
    title,
    place: about.filter(Boolean).join(", "),
    href: passageHref(passage),
    start,
    track: start === null ? null : Number(item.slice(item.indexOf(":") + 1)),
    text,
  };
}

/** Marks matching words; neighbours with one space between them are one mark. */
export function markRoots(text: string, isHit: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+(?:[’'][\p{L}]+)?)/u)) {
    if (!piece) continue;
    const hit = isHit(piece.toLowerCase().replace(/[’']\p{L}+$/u, ""));
    const last = parts.at(-1);
    const before = parts.at(-2);
    if (hit && last?.text === " " && before?.hit) {
      parts.pop();
      before.text += ` ${piece}`;
    } else if (last && last.hit === hit && !hit) last.text += piece;
    else parts.push({ text: piece, hit });
  }
  return parts;
}

export function groupChunks(passages: readonly Passage[], roots: ReadonlySet<string>, rootOf: RootOf): SourceGroup[] {
  const groups = new Map<string, SourceGroup>();
  for (const passage of passages) {
    const { item, kind, title, label, path, publishedAt, heading, speaker, text } = passage;
    const group = groups.get(item) ?? { item, kind, title, label, href: path, publishedAt, passages: [] };
    const parts = markRoots(text, (word) => roots.has(rootOf(word)));
    group.passages.push({ parts, heading, speaker, source: sourceOf(passage) });
    groups.set(item, group);
  }
  return [...groups.values()];
}

import type { Passage } from "./archive/passage.ts";
import type { Source } from "./ask.ts";

const fragmentWords = 6;

/** Browsers without scripts scroll to a text fragment and mark it. */
function textFragment(text: string): string {
  const [line = ""] = text.split("\n");
  const start = line.split(/\s+/).slice(0, fragmentWords).join(" ");
  // A comma, an ampersand and a hyphen are syntax of a text fragment.
  return `:~:text=${encodeURIComponent(start).replaceAll("-", "%2D")}`;
}

/** Links to the time in a recording, else to the paragraph below the nearest heading. */
export function passageHref({ path, anchor, start, text, isTable, kind }: Passage): string {
  if (start !== null) return `${path}#${anchor}`;
  // Booklets are behind a form: links to their page.
  if (kind === "ebook") return path;
  return isTable ? `${path}${anchor && `#${anchor}`}` : `${path}#${anchor}${textFragment(text)}`;
}

export function sourceOf(passage: Passage): Source {
  const { id, kind, title, label, speaker, heading, start, text, item } = passage;
  const placeParts = kind === "episode" ? [speaker || heading, label.toLowerCase()] : [label, heading];
  return {
    passage: id,
    kind,
    title,
    place: placeParts.filter(Boolean).join(", "),
    href: passageHref(passage),
    start,
    track: start === null ? null : Number(item.slice(item.indexOf(":") + 1)),
    text,
  };
}

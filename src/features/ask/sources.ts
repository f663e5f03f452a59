import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { noteTitles } from "../episodes/note-titles-copy.ts";
import { noteParts } from "../episodes/show-notes.ts";
import type { Passage } from "./archive/passage.ts";
import type { Source } from "./ask.ts";
import { sourcePlaces } from "./source-places-copy.ts";

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

function placeOf(site: Site, { kind, label, speaker, heading, item }: Passage): string[] {
  const words = copyOf(site, sourcePlaces);
  if (kind === "ebook") return [item === "ebook:ebook" ? words.ebook : words.guide, heading];
  if (kind === "issue") {
    const [number] = /\d+$/.exec(label) ?? [];
    return [number ? fillText(words.issue, { number }) : words.unnumbered, heading];
  }
  if (kind !== "episode") return [label, heading];
  const part = noteParts.find(({ title }) => title === heading);
  const notes = part ? copyOf(site, noteTitles)[part.field] : heading;
  return [speaker || notes, site.facts.language === "en" ? label.toLowerCase() : label];
}

export function sourceOf(site: Site, passage: Passage): Source {
  const { id, kind, title, start, text, item } = passage;
  return {
    passage: id,
    kind,
    title,
    place: placeOf(site, passage).filter(Boolean).join(", "),
    href: passageHref(passage),
    start,
    track: start === null ? null : Number(item.slice(item.indexOf(":") + 1)),
    text,
  };
}

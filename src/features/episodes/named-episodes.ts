import { readStoredEmbed } from "../content-drafts/stored-embed.ts";
import { type Notes, noteParts } from "./show-notes.ts";

const noteFields = noteParts.map(({ field }) => field);

const path = "/episode/";

/** An optional list marker before a single word. */
const singleWord = /^(\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?)(\S+)\s*$/;

/** Undefined unless the whole text is an episode's path or URL. */
export function namedEpisodeId(text: string, origin?: string): number | undefined {
  const embed = readStoredEmbed(text, origin);
  return embed?.service === "Episode" ? Number(embed.page.slice(path.length)) : undefined;
}

const idOfLine = (line: string, origin: string) => {
  const [, , word] = singleWord.exec(line) ?? [];
  return word === undefined ? undefined : namedEpisodeId(word, origin);
};

export function namedEpisodeIds(notes: Notes, origin: string): number[] {
  const lines = noteFields.flatMap((field) => notes[field].split("\n"));
  const ids = lines.map((line) => idOfLine(line, origin)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/** Replaces lines that name an episode, or removes those for which `textOf` returns nothing. */
export function nameEpisodes<Texts extends Notes>(
  notes: Texts,
  origin: string,
  textOf: (id: number) => string | undefined,
): Texts {
  const replaced = { ...notes };
  for (const field of noteFields) {
    const lines = notes[field].split("\n").flatMap((line) => {
      const id = idOfLine(line, origin);
      if (id === undefined) return [line];
      const text = textOf(id);
      const [, marker = ""] = singleWord.exec(line) ?? [];
      return text === undefined ? [] : [marker + text];
    });
    replaced[field] = lines.join("\n");
  }
  return replaced;
}

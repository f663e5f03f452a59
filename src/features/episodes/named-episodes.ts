import { readStoredEmbed } from "../content-drafts/stored-embed.ts";
import type { Episode } from "./episode.ts";

/** The texts of an episode in which a line can be the URL of another one. */
const noteFields = [
  "whyCeosThinkImportant",
  "conclusion",
  "aboutGuest",
  "keyTakeaways",
  "actionItems",
] as const satisfies readonly (keyof Episode)[];

type Notes = Pick<Episode, (typeof noteFields)[number]>;

const path = "/episode/";

/** A line with a sign of a list, if any, before its only word. */
const oneWord = /^(\s*(?:[-*•]\s+|\d{1,3}[.)]\s+)?)(\S+)\s*$/;

/** The id of the episode whose path or URL a text is, and nothing else; undefined for any other text. */
export function namedEpisode(text: string, origin?: string): number | undefined {
  const embed = readStoredEmbed(text, origin);
  return embed?.service === "Episode" ? Number(embed.page.slice(path.length)) : undefined;
}

const idOfLine = (line: string, origin: string) => {
  const [, , word] = oneWord.exec(line) ?? [];
  return word === undefined ? undefined : namedEpisode(word, origin);
};

/** The ids of the episodes that lines of the notes name by their URL, each once. */
export function namedEpisodeIds(notes: Notes, origin: string): number[] {
  const lines = noteFields.flatMap((field) => notes[field].split("\n"));
  const ids = lines.map((line) => idOfLine(line, origin)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/** The notes with `wordsOf` in place of each line that names an episode; a line without words is left out. */
export function nameEpisodes<Texts extends Notes>(
  notes: Texts,
  origin: string,
  wordsOf: (id: number) => string | undefined,
): Texts {
  const named = { ...notes };
  for (const field of noteFields) {
    const lines = notes[field].split("\n").flatMap((line) => {
      const id = idOfLine(line, origin);
      if (id === undefined) return [line];
      const words = wordsOf(id);
      const [, sign = ""] = oneWord.exec(line) ?? [];
      return words === undefined ? [] : [sign + words];
    });
    named[field] = lines.join("\n");
  }
  return named;
}

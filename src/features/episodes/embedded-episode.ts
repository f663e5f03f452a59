import type { Track } from "../player/player-store.ts";

/** An episode of this site within another text: what its card says, and what plays there. */
export type EmbeddedEpisode = {
  id: number;
  /** Such as 'Episode 12'. */
  label: string;
  title: string;
  guest: string;
  /** Null where the file is on another host, which the episode's own page asks for. */
  track: Track | null;
};

/** The public episodes that a text embeds, by their id. */
export type EmbeddedEpisodes = Record<number, EmbeddedEpisode>;

const place = /data-embed="\/episode\/(\d{1,9})"/g;

/** The ids of the episodes that HTML texts embed, each once. */
export function embeddedEpisodeIds(texts: readonly (string | null)[]): number[] {
  const found = texts.flatMap((html) => [...(html ?? "").matchAll(place)].map(([, id]) => Number(id)));
  return [...new Set(found)];
}

/** The episode of which a text is the path, and nothing else; undefined for any other text. */
export function embeddedBy(text: string, episodes: EmbeddedEpisodes | undefined): EmbeddedEpisode | undefined {
  return text.startsWith("/episode/") ? episodes?.[Number(text.slice("/episode/".length))] : undefined;
}

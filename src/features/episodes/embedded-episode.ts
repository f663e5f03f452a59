import type { Track } from "../player/player-store.ts";

export type EmbeddedEpisode = {
  id: number;
  /** Such as 'Episode 12'. */
  label: string;
  title: string;
  guest: string;
  /** Null on another host, whose consent question is on the episode's own page. */
  track: Track | null;
};

export type EmbeddedEpisodes = Record<number, EmbeddedEpisode>;

const embedPattern = /data-embed="\/episode\/(\d{1,9})"/g;

export function embeddedEpisodeIds(texts: readonly (string | null)[]): number[] {
  const ids = texts.flatMap((html) => [...(html ?? "").matchAll(embedPattern)].map(([, id]) => Number(id)));
  return [...new Set(ids)];
}

export const replaceEmbedded = (html: string, render: (id: number) => string): string =>
  html.replaceAll(/<figure data-embed="\/episode\/(\d{1,9})">.*?<\/figure>/gs, (_, id) => render(Number(id)));

import { DomUtils, parseDocument } from "htmlparser2";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { escapeHtml } from "../../lib/plain-text.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { asWritten, type HtmlDocument, replaceElement } from "../content-drafts/readable-html.server.ts";
import type { Track } from "../player/player-store.ts";
import { type EmbeddedEpisode, type EmbeddedEpisodes, embeddedEpisodeIds } from "./embedded-episode.ts";
import { type Episode, type EpisodeSummary, episodePicture } from "./episode.ts";
import { readEpisodeAudio } from "./episode-recording.server.ts";
import { namedEpisodeIds } from "./named-episodes.ts";
import { embeddedWords } from "./ui/embedded-copy.ts";

/** Null if hosted elsewhere: a remote file first needs consent, on the episode's own page. */
export async function readTrack(context: EpisodeSite, episode: EpisodeSummary): Promise<Track | null> {
  const audio = await readEpisodeAudio(context, episode);
  if (!audio?.path.startsWith("/")) return null;
  return {
    id: episode.id,
    title: episode.title,
    guest: episode.guestName,
    src: audio.path,
    artwork: episodePicture(episode),
    cover: `/artwork/${episode.id}.png`,
    seconds: audio.seconds ?? null,
    chapters: audio.chapters,
  };
}

export type EpisodeSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl" | "site">;

/** Per page; further ones are left out. */
const maxEmbedded = 20;

async function readEpisodes(
  { content }: Pick<SiteContext, "content">,
  ids: readonly number[],
  trackOf: (episode: Episode) => Promise<Track | null>,
): Promise<EmbeddedEpisodes> {
  const episodes = await Promise.all(
    ids.slice(0, maxEmbedded).map(async (id): Promise<EmbeddedEpisode | undefined> => {
      const episode = await content.getEpisode(id);
      if (!episode) return undefined;
      const { episode: label, title, guestName: guest } = episode;
      return { id, label, title, guest, track: await trackOf(episode) };
    }),
  );
  return Object.fromEntries(episodes.flatMap((episode) => (episode ? [[episode.id, episode]] : [])));
}

/** Non-public episodes are omitted. */
export const readEmbeddedEpisodes = (
  context: EpisodeSite,
  texts: readonly (string | null)[],
): Promise<EmbeddedEpisodes> =>
  readEpisodes(context, embeddedEpisodeIds(texts), (episode) => readTrack(context, episode));

export const readEpisodeCards = (
  context: Pick<SiteContext, "content">,
  texts: readonly (string | null)[],
): Promise<EmbeddedEpisodes> => readEpisodes(context, embeddedEpisodeIds(texts), async () => null);

/** Public episodes that the notes embed or name by a URL on its own line. */
export function readNotesEpisodes(context: EpisodeSite, episode: Episode): Promise<EmbeddedEpisodes> {
  const mentionedIds = namedEpisodeIds(episode, context.siteUrl).filter((id) => id !== episode.id);
  const ids = new Set([...mentionedIds, ...embeddedEpisodeIds(Object.values(episode.richNotes ?? {}))]);
  return readEpisodes(context, [...ids], (row) => readTrack(context, row));
}

/** A plain link, so that it works in feeds and emails too. */
function episodeCard(site: Site, { id, title, label, guest }: EmbeddedEpisode, caption: string): string {
  const words = copyOf(site, embeddedWords);
  const about = [label, guest && fillText(words.guest, { guest })].filter(Boolean).join(", ");
  const small = about ? `<small>${escapeHtml(about)}</small>` : "";
  return `<figure data-embed="/episode/${id}"><a href="/episode/${id}">${escapeHtml(title)}</a>${small}${caption}</figure>`;
}

/** Removes the figures of non-public episodes. */
export function insertEpisodeCards(site: Site, document: HtmlDocument, episodes: EmbeddedEpisodes): void {
  for (const figure of DomUtils.getElementsByTagName("figure", document)) {
    const path = figure.attribs["data-embed"];
    if (!path?.startsWith("/episode/")) continue;
    const episode = episodes[Number(path.slice("/episode/".length))];
    const [caption] = DomUtils.getElementsByTagName("figcaption", figure);
    if (episode)
      replaceElement(figure, episodeCard(site, episode, caption ? DomUtils.getOuterHTML(caption, asWritten) : ""));
    else DomUtils.removeElement(figure);
  }
}

export function withEpisodes(site: Site, html: string, episodes: EmbeddedEpisodes): string {
  if (embeddedEpisodeIds([html]).length === 0) return html;
  const document = parseDocument(html, asWritten);
  insertEpisodeCards(site, document, episodes);
  return DomUtils.getOuterHTML(document, asWritten);
}

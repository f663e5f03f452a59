import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../lib/html-entities.ts";
import type { SiteContext } from "../../request/request-context.ts";
import { asWritten, type HtmlDocument, replaceElement } from "../editing/readable-html.server.ts";
import type { Track } from "../player/player-store.ts";
import { type EmbeddedEpisode, type EmbeddedEpisodes, embeddedEpisodeIds } from "./embedded-episode.ts";
import type { Episode } from "./episode.ts";
import { readTrack } from "./episode-track.server.ts";

export type EpisodeSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl">;

/** The most episodes that one page embeds; a text with more shows no further ones. */
const maxEmbedded = 20;

/** The public episodes that HTML texts embed; `trackOf` says what plays of one. */
async function readEpisodes(
  { content }: Pick<SiteContext, "content">,
  texts: readonly (string | null)[],
  trackOf: (episode: Episode) => Promise<Track | null>,
): Promise<EmbeddedEpisodes> {
  const ids = embeddedEpisodeIds(texts).slice(0, maxEmbedded);
  const episodes = await Promise.all(
    ids.map(async (id): Promise<EmbeddedEpisode | undefined> => {
      const episode = await content.getEpisode(id);
      if (!episode) return undefined;
      const { episode: label, title, guestName: guest } = episode;
      return { id, label, title, guest, track: await trackOf(episode) };
    }),
  );
  return Object.fromEntries(episodes.flatMap((episode) => (episode ? [[episode.id, episode]] : [])));
}

/** The public episodes that HTML texts embed; one that is not public, or no longer, is left out. */
export const readEmbeddedEpisodes = (site: EpisodeSite, texts: readonly (string | null)[]): Promise<EmbeddedEpisodes> =>
  readEpisodes(site, texts, (episode) => readTrack(site, episode));

/** The same for a place that plays nothing, such as an email. */
export const readEpisodeCards = (
  site: Pick<SiteContext, "content">,
  texts: readonly (string | null)[],
): Promise<EmbeddedEpisodes> => readEpisodes(site, texts, async () => null);

/** 'Episode 12, with Ada Sample' */
const about = ({ label, guest }: EmbeddedEpisode) => [label, guest && `with ${guest}`].filter(Boolean).join(", ");

/** The card of an episode as a link, which works by itself wherever the text is shown. */
function episodeCard(episode: EmbeddedEpisode, caption: string): string {
  const line = about(episode);
  const small = line ? `<small>${escapeHtml(line)}</small>` : "";
  return `<figure data-embed="/episode/${episode.id}"><a href="/episode/${episode.id}">${escapeHtml(episode.title)}</a>${small}${caption}</figure>`;
}

/** Puts the cards of episodes into the places that a document has for them; what is not public disappears. */
export function placeEpisodes(document: HtmlDocument, episodes: EmbeddedEpisodes): void {
  for (const figure of DomUtils.getElementsByTagName("figure", document)) {
    const [, id] = /^\/episode\/(\d{1,9})$/.exec(figure.attribs["data-embed"] ?? "") ?? [];
    if (id === undefined) continue;
    const episode = episodes[Number(id)];
    const [caption] = DomUtils.getElementsByTagName("figcaption", figure);
    if (episode) replaceElement(figure, episodeCard(episode, caption ? DomUtils.getOuterHTML(caption, asWritten) : ""));
    else DomUtils.removeElement(figure);
  }
}

/** The same for sanitised HTML; a text without such places stays as it is. */
export function withEpisodes(html: string, episodes: EmbeddedEpisodes): string {
  if (embeddedEpisodeIds([html]).length === 0) return html;
  const document = parseDocument(html, asWritten);
  placeEpisodes(document, episodes);
  return DomUtils.getOuterHTML(document, asWritten);
}

import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../lib/plain-text.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { asWritten, type HtmlDocument, replaceElement } from "../content-drafts/readable-html.server.ts";
import type { Track } from "../player/player-store.ts";
import { type EmbeddedEpisode, type EmbeddedEpisodes, embeddedEpisodeIds } from "./embedded-episode.ts";
import type { Episode } from "./episode.ts";
import { readTrack } from "./episode-track.server.ts";
import { namedEpisodeIds, nameEpisodes } from "./named-episodes.ts";

export type EpisodeSite = Pick<SiteContext, "db" | "content" | "media" | "siteUrl">;

/** The most episodes that one page embeds; a text with more shows no further ones. */
const maxEmbedded = 20;

/** The public ones of these episodes; `trackOf` says what plays of one. */
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

/** The public episodes that HTML texts embed; one that is not public, or no longer, is left out. */
export const readEmbeddedEpisodes = (site: EpisodeSite, texts: readonly (string | null)[]): Promise<EmbeddedEpisodes> =>
  readEpisodes(site, embeddedEpisodeIds(texts), (episode) => readTrack(site, episode));

/** The same for a place that plays nothing, such as an email. */
export const readEpisodeCards = (
  site: Pick<SiteContext, "content">,
  texts: readonly (string | null)[],
): Promise<EmbeddedEpisodes> => readEpisodes(site, embeddedEpisodeIds(texts), async () => null);

/** An episode with the public ones that lines of its notes name by their URL; such lines are the path of the episode then. */
export async function withNamedEpisodes(site: EpisodeSite, episode: Episode): Promise<Episode> {
  const ids = namedEpisodeIds(episode, site.siteUrl).filter((id) => id !== episode.id);
  if (ids.length === 0) return episode;
  const embedded = await readEpisodes(site, ids, (named) => readTrack(site, named));
  const notes = nameEpisodes(episode, site.siteUrl, (id) => (embedded[id] ? `/episode/${id}` : undefined));
  return { ...notes, embedded };
}

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
    const page = figure.attribs["data-embed"];
    if (!page?.startsWith("/episode/")) continue;
    const episode = episodes[Number(page.slice("/episode/".length))];
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

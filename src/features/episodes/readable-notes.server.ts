import { DomUtils, parseDocument } from "htmlparser2";
import { asWritten, makeReadable, withPublicLinks } from "../content-drafts/readable-html.server.ts";
import { type EpisodeSite, insertEpisodeCards, readNotesEpisodes } from "./embedded-episodes.server.ts";
import type { Episode, ReadableEpisode } from "./episode.ts";
import { nameEpisodes } from "./named-episodes.ts";
import { noteHtml, notesOf } from "./show-notes.ts";

/** A paragraph or item that is only the path of an episode. */
const lonePath = /(?<=<(?:p|li)>)\/episode\/(\d{1,9})(?=<\/(?:p|li)>)/g;
const loneFigure = /<p>(<figure[^<]*<\/figure>)<\/p>/g;

const pictureSizes = "(width >= 48rem) 640px, 100vw";

/** The episode for its page: notes as sanitised HTML, with cards for the episodes they name. */
export async function readableEpisode(context: EpisodeSite, episode: Episode): Promise<ReadableEpisode> {
  const embedded = await readNotesEpisodes(context, episode);
  const withPaths = nameEpisodes(episode, context.siteUrl, (id) => (embedded[id] ? `/episode/${id}` : undefined));
  const page = { tables: 0 };
  const { richNotes, whyCeosThinkImportant: _why, conclusion: _conclusion, ...others } = withPaths;
  const { aboutGuest: _guest, keyTakeaways: _takeaways, actionItems: _items, ...rest } = others;
  const notes = notesOf((part) => {
    const html = noteHtml(part, richNotes?.[part.column] ?? withPaths[part.field]);
    const marked = html.replaceAll(lonePath, '<figure data-embed="/episode/$1"></figure>').replaceAll(loneFigure, "$1");
    const document = parseDocument(withPublicLinks(context.site, marked), asWritten);
    insertEpisodeCards(context.site, document, embedded);
    makeReadable(document, { site: context.site, sizes: pictureSizes, page });
    return DomUtils.getOuterHTML(document, asWritten);
  });
  return {
    ...rest,
    notes,
    ...(Object.keys(embedded).length > 0 && { embedded }),
  };
}

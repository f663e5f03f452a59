import { escapeHtml } from "../../../lib/plain-text.ts";
import type { Db } from "../../../server-context/db.ts";
import { type MediaStore, readMediaName } from "../../../server-context/media-store.ts";
import { articleGuid } from "../../articles/article.ts";
import type { ArticleContent } from "../../articles/editing/article-editing.ts";
import { type EpisodeContent, seasonNumber } from "../../episodes/editing/episode-editing.ts";
import { episodeNumber } from "../../episodes/episode.ts";
import { findEpisodeAudio } from "../../episodes/episode-audio.server.ts";
import { readEpisodeFiles } from "../../episodes/files/episode-files.server.ts";
import { withoutOrigin } from "../../episodes/recordings.server.ts";
import { isRichNote, noteParts, notesSheet } from "../../episodes/show-notes.ts";
import { joinParts } from "../article-parts.ts";
import { importer, nouns } from "../site/imported-content.server.ts";
import { namedFiles, withCopies } from "../site/named-files.ts";
import type { SourceArticle, SourceEpisode, SourcePicture } from "../site-export.ts";
import { newArticle, newEpisode } from "../sources/finish-items.ts";
import type { OwnFacts } from "../sources/own-facts.ts";

export type ExportedSite = { db: Db; media: MediaStore; siteUrl: string };

/** Path of a library file in the archive, and its URL in texts. */
export type Locate = (mediaName: string) => { entry: string; url: string };

export type Exported = { id: number; item: SourceArticle | SourceEpisode; facts: OwnFacts };

const rowsPerQuery = 100;

const mediaRoot = "/media/";

async function* idsOf(db: Db, kind: "article" | "episode"): AsyncGenerator<number> {
  const table = kind === "article" ? "blog_articles" : "blog";
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(rowsPerQuery)
      .execute();
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const dateOrNull = (date: string | undefined) => date || null;

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join("");

const chapterImages = (text: string) => [...text.matchAll(/"img"\s*:\s*"([^"]+)"/g)].map(([, url = ""]) => url);

const showNotes = (content: EpisodeContent) => paragraphs(content.summary) + notesSheet(content);

/** Episodes, then articles, which may link to them. Adds their files to `files`: library names by path in the archive. */
export async function* exportedItems(
  { db, media, siteUrl }: ExportedSite,
  locate: Locate,
  files: Map<string, string>,
): AsyncGenerator<Exported> {
  /** Undefined for files outside the library. */
  const mediaNameOf = (url: string) => {
    const path = withoutOrigin(url, siteUrl);
    return path.startsWith(mediaRoot) ? readMediaName(path.slice(mediaRoot.length).split(/[?#]/)[0] ?? "") : undefined;
  };

  /** URL of a library file in the format; other URLs stay the same. */
  async function targetOf(url: string): Promise<string> {
    const name = mediaNameOf(url);
    if (name === undefined || !(await media.stat(name))) return url;
    const { entry, url: target } = locate(name);
    files.set(entry, name);
    return target;
  }

  async function htmlWithTargets(html: string): Promise<string> {
    const addresses = new Map<string, string>();
    for (const { url } of namedFiles(html)) {
      const target = await targetOf(url);
      if (target !== url) addresses.set(url, target);
    }
    return withCopies(html, addresses);
  }

  async function pictureOf(url: string): Promise<SourcePicture | null> {
    if (!url) return null;
    const file = mediaNameOf(url) ?? "";
    const entry = await db.selectFrom("media").select("alt").where("file", "=", file).executeTakeFirst();
    return { url: await targetOf(url), alt: entry?.alt ?? "" };
  }

  async function exportArticle(id: number, content: ArticleContent, state: SourceArticle["state"]): Promise<Exported> {
    const former = await db.selectFrom("article_redirects").select("old_slug").where("article_id", "=", id).execute();
    const identity = db.selectFrom("article_guids").select("guid").where("article_id", "=", id);
    const { guid = articleGuid(id) } = (await identity.executeTakeFirst()) ?? {};
    const { keywords, category, featuredImageAlt2, language } = content;
    const item = newArticle({
      key: String(id),
      place: "",
      guid,
      title: content.title,
      slug: content.slug,
      html: await htmlWithTargets(joinParts(content)),
      excerpt: content.summary,
      state,
      publishedAt: dateOrNull(content.publicationDate),
      tags: [category, ...keywords.split(",").map((word) => word.trim())].filter(Boolean),
      authors: content.author ? [content.author] : [],
      picture: await pictureOf(content.featuredImageUrl),
      canonicalUrl: content.canonicalUrl || null,
      metaTitle: content.searchTitle || null,
      metaDescription: content.seoDescription || null,
    });
    const featuredImageUrl2 = content.featuredImageUrl2 && (await targetOf(content.featuredImageUrl2));
    const facts: OwnFacts = {
      whole: {
        title: item.title,
        excerpt: item.excerpt,
        metaTitle: content.searchTitle,
        metaDescription: content.seoDescription,
      },
      fields: { keywords, category, featuredImageUrl2, featuredImageAlt2, ...(language && { language }) },
      publishedAt: item.publishedAt,
      guid,
      oldUrls: [content.slug, ...former.map(({ old_slug }) => old_slug)].map((slug) => `/blog/${slug}`),
    };
    return { id, item, facts };
  }

  async function exportEpisode(id: number, content: EpisodeContent, state: SourceEpisode["state"]): Promise<Exported> {
    const identity = await db
      .selectFrom("episode_guids")
      .select("guid")
      .where("episode_id", "=", id)
      .executeTakeFirst();
    const audio = await findEpisodeAudio({ db, media, siteUrl }, { id, audioPlayer: content.audioPlayer || null });
    const file = async (path: string | undefined, type: string) =>
      path === undefined ? null : { url: await targetOf(path), type };
    const transcript = await file(
      audio?.transcriptPath,
      audio?.transcriptPath?.endsWith(".txt") ? "text/plain" : "text/vtt",
    );
    const episodeFiles = audio?.chaptersPath
      ? await readEpisodeFiles({ db, media, siteUrl }, { id, audioPlayer: content.audioPlayer })
      : null;
    for (const picture of chapterImages(episodeFiles?.chapters?.text ?? "")) await targetOf(picture);
    const contentWithTargets = { ...content };
    for (const { field } of noteParts) {
      if (isRichNote(content[field])) contentWithTargets[field] = await htmlWithTargets(content[field]);
    }
    const { title: _title, banner, audioPlayer: _player, createdAt, ...fields } = contentWithTargets;
    const url = audio?.path ?? content.audioPlayer;
    const episode: NonNullable<OwnFacts["episode"]> = {
      guid: identity?.guid ?? `episode-${id}`,
      number: episodeNumber(content.episode),
      seconds: audio?.seconds ?? null,
      enclosure: url
        ? { url: await targetOf(url), bytes: audio?.bytes ?? null, type: audio?.mediaType ?? "audio/mpeg" }
        : null,
      chapters: await file(audio?.chaptersPath, "application/json+chapters"),
      transcripts: transcript ? [transcript] : [],
    };
    const item = newEpisode({
      ...episode,
      key: episode.guid,
      place: "",
      title: content.title,
      html: showNotes(contentWithTargets),
      state,
      publishedAt: dateOrNull(createdAt),
      season: seasonNumber(content.season),
      people: content.guestName ? [{ name: content.guestName, role: "guest", url: null, picture: null }] : [],
      picture: await pictureOf(banner),
    });
    return { id, item, facts: { fields, publishedAt: item.publishedAt, oldUrls: [`/episode/${id}`], episode } };
  }

  const user = await importer(db, "");
  for (const kind of ["episode", "article"] as const) {
    for await (const id of idsOf(db, kind)) {
      const opened = await nouns[kind].open(db, user, id);
      if (!opened) continue;
      const { stored, state } = opened;
      yield kind === "article"
        ? await exportArticle(id, stored as ArticleContent, state)
        : await exportEpisode(id, stored as EpisodeContent, state);
    }
  }
}

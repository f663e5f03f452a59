import { createHash } from "node:crypto";
import { authorName } from "../../src/facts/site-facts.ts";
import {
  type Article,
  type ArticleSummary,
  blogPageSize,
  readingMinutes,
  relatedArticleCount,
  revisionDate,
} from "../../src/features/articles/article.ts";
import { normaliseTerm } from "../../src/features/articles/search/search-term.ts";
import {
  type Episode,
  type EpisodeLink,
  type EpisodeSummary,
  episodeNumber,
} from "../../src/features/episodes/episode.ts";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import type { SupabaseArticle, SupabaseEpisode, SupabaseSource } from "./supabase-source.ts";

/** Where neither the row nor the table says when: below everything that has a date. */
const never = new Date(0);

const maxSmallId = 2_147_483_647;

/** An identifier that is no number becomes one that stays the same. */
const numericId = (id: number | string) =>
  typeof id === "number" ? id : createHash("sha256").update(id).digest().readUIntBE(0, 6);

function toSummary(row: SupabaseArticle): ArticleSummary {
  return {
    id: numericId(row.id),
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: authorName(row.author),
    publicationDate: (row.publication_date ?? row.created_at ?? never).toISOString(),
    featuredImageUrl: row.featured_image_url,
    readingMinutes: readingMinutes([row.introduction, row.section_1, row.section_2, row.section_3, row.conclusion]),
  };
}

/** A row without a slug has no URL. */
const hasPage = ({ slug }: SupabaseArticle) => slug !== "";

const changedAt = (row: SupabaseArticle) =>
  (row.updated_at ?? row.publication_date ?? row.created_at ?? never).toISOString();

function toArticle(row: SupabaseArticle): Article {
  const summary = toSummary(row);
  const updatedAt = changedAt(row);
  const createdAt = (row.created_at ?? never).toISOString();
  return {
    ...summary,
    featuredImageUrl2: row.featured_image_url_2,
    featuredImageAlt2: row.featured_image_alt_2,
    introduction: row.introduction,
    section1: row.section_1,
    section2: row.section_2,
    section3: row.section_3,
    conclusion: row.conclusion,
    cta: row.cta,
    seoDescription: row.seo_description,
    keywords: row.keywords,
    updatedAt,
    revisedAt: revisionDate({ publicationDate: summary.publicationDate, createdAt, updatedAt }),
  };
}

function toEpisodeSummary(row: SupabaseEpisode): EpisodeSummary {
  return {
    id: row.id,
    episode: row.episode,
    number: episodeNumber(row.episode),
    title: row.blog_title,
    summary: row.summary,
    guestName: row.guest_name,
    banner: row.banner,
    audioPlayer: row.audio_player,
    createdAt: (row.created_at ?? never).toISOString(),
    keywords: row.keywords,
  };
}

function toEpisode(row: SupabaseEpisode): Episode {
  return {
    ...toEpisodeSummary(row),
    youtube: row.youtube,
    whyCeosThinkImportant: row.why_ceos_think_important,
    conclusion: row.conclusion,
    aboutGuest: row.about_guest,
    keyTakeaways: row.key_takeaways,
    actionItems: row.action_items,
    updatedAt: (row.updated_at ?? row.created_at ?? never).toISOString(),
  };
}

type Numbered = Pick<EpisodeSummary, "id" | "number">;

/** By number, those without one below all others, the newer row first. */
const byNumber = (a: Numbered, b: Numbered) => (b.number ?? -1) - (a.number ?? -1) || b.id - a.id;

const toLink = ({ id, episode, title }: EpisodeSummary): EpisodeLink => ({ id, episode, title });

/** No text of the project holds a NUL; asked for one, it would answer with a fault. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

/**
 * Articles and episodes of a Supabase project. It knows neither drafts nor schedules nor renamed slugs: every row that its
 * public key may read is published.
 */
export function supabaseContent(source: SupabaseSource): ContentSource {
  const listEpisodes = async () => (await source.listEpisodes()).map(toEpisode).sort(byNumber);

  /** Any number of rows from any place on, for the project may answer fewer at a time than it was asked for. */
  async function readStretch(category: string | undefined, skip: number, count: number): Promise<SupabaseArticle[]> {
    const found: SupabaseArticle[] = [];
    for (;;) {
      const from = skip + found.length;
      const { rows, total } = await source.listArticles({ category, from, count: count - found.length });
      found.push(...rows);
      if (rows.length === 0 || found.length >= count || skip + found.length >= total) return found.filter(hasPage);
    }
  }

  return {
    async listArticles({ search, category, page }) {
      const { rows, total } = await source.listArticles({
        category,
        search: normaliseTerm(search),
        from: (page - 1) * blogPageSize,
        count: blogPageSize,
      });
      return { articles: rows.filter(hasPage).map(toSummary), total };
    },
    async getFeaturedArticle() {
      const row = await source.getFeaturedArticle();
      return row && hasPage(row) ? toSummary(row) : null;
    },
    async getArticle(slug) {
      const row = isStorable(slug) ? await source.getArticle(slug) : null;
      return row && toArticle(row);
    },
    findRedirect: async () => null,
    async listRelatedArticles({ category, exceptSlug }) {
      const rows = await source.listRelatedArticles({ category, exceptSlug, count: relatedArticleCount });
      return rows.filter(hasPage).map(toSummary);
    },
    // None of the calls of the specification's section 7 can tell them; the list and the related articles lead on.
    getArticleNeighbours: async () => ({ previous: null, next: null }),
    async listCategories() {
      const counts = new Map<string, number>();
      for (const name of await source.listCategories()) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, "en"));
    },
    async listNewestArticles({ category, count }) {
      return (await readStretch(category, 0, count)).map(toArticle);
    },
    async listArticlePlaces({ skip, count }) {
      return (await readStretch(undefined, skip, count)).map((row) => ({
        slug: row.slug,
        modifiedAt: changedAt(row),
        featuredImageUrl: row.featured_image_url,
      }));
    },
    listEpisodes,
    listWholeEpisodes: listEpisodes,
    async getEpisode(id) {
      const row = id <= maxSmallId ? await source.getEpisode(id) : null;
      return row && toEpisode(row);
    },
    async getNeighbours(episode) {
      const episodes = await listEpisodes();
      const previous = episodes.find((other) => byNumber(episode, other) < 0);
      const next = episodes.findLast((other) => byNumber(episode, other) > 0);
      return { previous: previous ? toLink(previous) : null, next: next ? toLink(next) : null };
    },
    isRemote: true,
    async ping() {
      await source.getFeaturedArticle();
    },
  };
}

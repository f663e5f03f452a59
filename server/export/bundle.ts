import { hashKey } from "@tanstack/react-query";
import { z } from "zod";
import type { ArticleSummary, EpisodeSummary } from "../../src/features/platform.server.ts";
import type { DehydratedQuery } from "../../src/lib/dehydrated-query.ts";
import {
  type PrerenderedData,
  type PrerenderedQuery,
  type PrerenderedSearch,
  prerenderedFiles,
} from "../../src/static-site/prerendered.ts";
import type { ExportFolder } from "./export-folder.ts";

const folder = "prerendered";

const listKey = z.tuple([
  z.literal("articles"),
  z.object({ search: z.undefined().optional(), category: z.undefined().optional(), page: z.number() }),
]);
const articleListData = z.object({ articles: z.array(z.custom<ArticleSummary>((value) => typeof value === "object")) });
const articlePageData = z.object({
  article: z.looseObject({ slug: z.string(), title: z.string(), summary: z.string(), introduction: z.string() }),
});
const episodesKey = z.tuple([z.literal("episodes")]);
const episodeData = z.object({
  episode: z.custom<EpisodeSummary>((value) => typeof value === "object" && value !== null),
});

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

const oneLine = (text: string) => text.replaceAll(/[\n\r\t\u00a0]/g, " ");

/** Same search text as in the database: title, summary and introduction. */
export function searchText(article: { title: string; summary: string; introduction: string }): string {
  const text = article.introduction
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
  return [article.title, article.summary, text].map(oneLine).join("\n").toLowerCase();
}

/** Collects the query data for the client of an exported site. */
export function collectBundle(target: ExportFolder) {
  const writtenFiles = new Set<string>();
  const pages = new Map<number, ArticleSummary[]>();
  const texts = new Map<string, string>();
  const episodes = new Map<number, EpisodeSummary>();
  let order: readonly EpisodeSummary[] = [];

  function remember({ queryKey, data }: DehydratedQuery): void {
    const list = listKey.safeParse(queryKey);
    if (list.success) pages.set(list.data[1].page, articleListData.parse(data).articles);
    if (queryKey[0] === "article") {
      const parsed = articlePageData.safeParse(data);
      if (parsed.success) texts.set(parsed.data.article.slug, searchText(parsed.data.article));
    }
    if (queryKey[0] === "episode") {
      const parsed = episodeData.safeParse(data);
      if (parsed.success) episodes.set(parsed.data.episode.id, parsed.data.episode);
    }
    if (episodesKey.safeParse(queryKey).success) order = data as readonly EpisodeSummary[];
  }

  return {
    async add(queries: readonly DehydratedQuery[]): Promise<void> {
      for (const query of queries) {
        const hash = hashKey(query.queryKey);
        if (writtenFiles.has(hash)) continue;
        writtenFiles.add(hash);
        remember(query);
        const prerendered: PrerenderedQuery = { query: hash, data: query.data };
        await target.write(`${folder}/${prerenderedFiles.query(hash)}`, JSON.stringify(prerendered));
      }
    },
    /** Call after all pages. */
    async finish(): Promise<void> {
      const blogArticles = [...pages].sort(([a], [b]) => a - b).flatMap(([, articles]) => articles);
      const data: PrerenderedData = {
        blogArticles,
        podcastEpisodes: order.map((episode) => episodes.get(episode.id) ?? episode),
      };
      const search: PrerenderedSearch = {
        blogArticles: blogArticles.map(
          ({ slug, title, summary }) => texts.get(slug) ?? `${title}\n${summary}`.toLowerCase(),
        ),
      };
      await target.write(`${folder}/${prerenderedFiles.data}`, JSON.stringify(data));
      await target.write(`${folder}/${prerenderedFiles.search}`, JSON.stringify(search));
    },
  };
}

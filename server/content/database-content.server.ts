import { sql } from "kysely";
import { getArticleNeighbours } from "../../src/features/articles/article-neighbours.server.ts";
import * as articles from "../../src/features/articles/articles.server.ts";
import * as episodes from "../../src/features/episodes/episodes.server.ts";
import type { ContentSource } from "../../src/server-context/content-source.ts";
import type { Db } from "../../src/server-context/db.ts";
import * as feeds from "./feed-rows.server.ts";

/** Articles and episodes of the site's own database. */
export function databaseContent(db: Db): ContentSource {
  return {
    listArticles: (options) => articles.listPublishedArticles(db, options),
    getFeaturedArticle: () => articles.getFeaturedArticle(db),
    getArticle: (slug) => articles.getArticle(db, slug),
    findRedirect: (slug) => articles.findRedirect(db, slug),
    listRelatedArticles: (wanted) => articles.listRelatedArticles(db, wanted),
    getArticleNeighbours: (id) => getArticleNeighbours(db, id),
    listCategories: () => articles.listCategories(db),
    listNewestArticles: (wanted) => articles.listNewestArticles(db, wanted),
    listArticlePlaces: (wanted) => feeds.listArticlePlaces(db, wanted),
    listEpisodes: () => episodes.listPublishedEpisodes(db),
    listWholeEpisodes: () => feeds.listWholeEpisodes(db),
    getEpisode: (id) => episodes.getEpisode(db, id),
    getNeighbours: (episode) => episodes.getNeighbours(db, episode),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
}

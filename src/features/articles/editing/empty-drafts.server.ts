import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { purgeEmptyDrafts } from "../../content-drafts/empty-drafts.server.ts";

const writtenColumns = [
  "title",
  "summary",
  "category",
  "author",
  "featured_image_url",
  "featured_image_url_2",
  "featured_image_alt_2",
  "introduction",
  "section_1",
  "section_2",
  "section_3",
  "conclusion",
  "cta",
  "seo_description",
  "keywords",
] as const;

/** Erases drafts left empty for a day, with a provisional URL. @returns how many */
export const purgeEmptyArticles = (db: Db, now = new Date()): Promise<number> =>
  purgeEmptyDrafts(
    db,
    {
      kind: "article",
      table: "blog_articles",
      writtenColumns,
      also: sql<boolean>`a.slug ~ '^untitled-[0-9a-f]{8}$' and a.publication_date is null`,
    },
    now,
  );

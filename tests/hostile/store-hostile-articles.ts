import { sql } from "kysely";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { hostileArticles } from "./hostile-vectors.ts";

/** Writes the hostile articles directly to the database, bypassing every check. */
export async function storeUnsanitised({ db }: Database): Promise<void> {
  await sql`
    insert into blog_articles (slug, title, summary, category, author, keywords, seo_description, introduction, section_1,
      section_2, section_3, conclusion, cta, publication_date)
    select slug, title, summary, category, author, keywords, seo_description, introduction, section_1, section_2, section_3,
      conclusion, cta, now()
    from json_to_recordset(${JSON.stringify(hostileArticles())}::json) as r(slug text, title text, summary text,
      category text, author text, keywords text, seo_description text, introduction text, section_1 text, section_2 text,
      section_3 text, conclusion text, cta text)`.execute(db);
}

if (import.meta.main) {
  const [, , dataDir] = process.argv;
  if (!dataDir) throw new Error("node tests/hostile/store-hostile-articles.ts DATA_DIR");
  const database = await openDatabase({ dataDir });
  await storeUnsanitised(database);
  await database.close();
}

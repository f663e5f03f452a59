import { sql } from "kysely";
import { openDatabase } from "../server/database/open-database.ts";

/** `node scripts/inspect-imports.ts DIRECTORY` counts imported items for the bench, as one line of JSON. */
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error("Name the directory.");
const { db, close } = await openDatabase({ dataDir });
const { rows } = await sql`
  select (select count(*)::integer from blog_articles) as articles,
    (select count(distinct title)::integer from blog_articles) as titles,
    (select count(*)::integer from media) as media,
    (select count(distinct digest)::integer from imported_files) as digests,
    (select count(*)::integer from imported_files) as files,
    (select coalesce(sum(regexp_count(introduction, '<img src="/media/uploads/')), 0)::integer from blog_articles) as pictures,
    (select count(*)::integer from redirects) as redirects`.execute(db);
await close();
console.log(JSON.stringify(rows[0]));

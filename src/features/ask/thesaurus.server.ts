import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { ThesaurusWord } from "./thesaurus.ts";

/** Ignored words last. */
export const listThesaurus = (db: Db): Promise<ThesaurusWord[]> =>
  db.selectFrom("archive_thesaurus").select(["word", "meanings"]).orderBy(sql`meanings = ''`).orderBy("word").execute();

/** Replaces all words. Of several with the same root, the first one wins; stop words of the text search are dropped. */
export async function saveThesaurus(trx: Db, words: readonly ThesaurusWord[]): Promise<void> {
  await trx.deleteFrom("archive_thesaurus").execute();
  await sql`
    insert into archive_thesaurus (lexeme, word, meanings)
    select distinct on (lexeme) lexeme, word, meanings
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ meanings }) => meanings)}::text[])
      with ordinality as given(word, meanings, nr),
      lateral (select (ts_lexize('english_stem', word))[1] as lexeme) root
    where lexeme <> '' order by lexeme, nr`.execute(trx);
}

import { type RawBuilder, sql } from "kysely";
import { languages } from "../../../lib/language.ts";

const named = sql.join(Object.entries(languages).map(([code, name]) => sql`(${sql.lit(code)}, ${sql.lit(name)})`));

const siteLanguage = sql`coalesce((
  select l.code from site_settings s join (values ${named}) as l(code, name) on l.name = s.value ->> 'language'
  where s.key = 'notices'), 'en')`;

/** The language that a text says, null where it is the site's: what is shown then says nothing of it. */
export const otherLanguage = (column: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(${sql.ref(column)}, ${siteLanguage})`;

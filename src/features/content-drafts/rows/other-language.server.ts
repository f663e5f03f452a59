import { type RawBuilder, sql } from "kysely";
import { languages } from "../../../lib/language.ts";

const languageNames = sql.join(
  Object.entries(languages).map(([code, name]) => sql`(${sql.lit(code)}, ${sql.lit(name)})`),
);

const siteLanguage = sql`coalesce((
  select l.code from site_settings s join (values ${languageNames}) as l(code, name) on l.name = s.value ->> 'language'
  where s.key = 'notices'), 'en')`;

/** Null if the text has the site's language, so that pages mark other languages only. */
export const otherLanguage = (column: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(${sql.ref(column)}, ${siteLanguage})`;

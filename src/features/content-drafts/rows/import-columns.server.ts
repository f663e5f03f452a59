import { sql } from "kysely";

/** Columns from definitions such as "slug text, title text"; updates do not compare timestamps of the row. */
export function importColumns(definitions: string) {
  const names = definitions.split(/,\s+/).map((definition) => definition.split(" ", 1)[0]);
  const compared = names.filter((name) => name !== "id" && name !== "created_at" && name !== "updated_at");
  const list = (alias = "") => sql.raw(compared.map((name) => alias + name).join(", "));
  return { columns: sql.raw(definitions), names: list(), incoming: list("r."), stored: list("b.") };
}

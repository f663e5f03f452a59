import { sql } from "kysely";

/**
 * The columns of a table as its import writes them, from their definitions such as "slug text, title text": all of them, and
 * as lists of names those that an update compares; when a row was created and updated follows a rule of its own.
 */
export function importColumns(definitions: string) {
  const names = definitions.split(/,\s+/).map((definition) => definition.split(" ", 1)[0]);
  const compared = names.filter((name) => name !== "id" && name !== "created_at" && name !== "updated_at");
  const list = (alias = "") => sql.raw(compared.map((name) => alias + name).join(", "));
  return { columns: sql.raw(definitions), names: list(), incoming: list("r."), stored: list("b.") };
}

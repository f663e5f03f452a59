import { sql, type Transaction } from "kysely";
import type { Db } from "../../src/server-context/db.ts";
import type { Schema } from "../../src/server-context/schema.server.ts";

const ownTable = "schema_migrations";

/** The product's tables, referenced ones first. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ${ownTable}
    order by c.relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select a.relname as from, b.relname as to from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and a.oid <> b.oid and a.relnamespace = current_schema()::regnamespace`.execute(db);
  const ordered: string[] = [];
  const visit = (name: string, trail: readonly string[]) => {
    if (ordered.includes(name) || trail.includes(name)) return;
    for (const { from, to } of references) if (from === name) visit(to, [...trail, name]);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name, []);
  return ordered;
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(ownTable)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

const batch = 500;

export async function* readRows(trx: Transaction<Schema>, table: string): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(batch))} from backup_rows`.execute(trx);
    for (const { row } of rows) yield row;
    if (rows.length < batch) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Columns missing in the rows get their defaults. */
export async function writeRows(
  trx: Transaction<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(",")}]`}::text::json)`.execute(
    trx,
  );
}

/** Moves sequences past explicitly inserted ids. */
export async function advanceCounters(trx: Transaction<Schema>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; sequence: string }>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity <> ''`.execute(trx);
  for (const { name, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass, greatest(highest, 1), highest is not null)
      from (select max(${sql.ref(name)}) as highest from ${sql.table(table)}) s`.execute(trx);
  }
}

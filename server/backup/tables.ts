import { sql, type Transaction } from "kysely";
import type { Db, Schema } from "../../src/server-context/db.ts";

const migrationsTable = "schema_migrations";

/** The product's tables, referenced ones first. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ${migrationsTable}
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
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationsTable)} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function writableColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

const blocksPerPage = 32;

/** Rows as JSON, read in ranges of blocks: short statements without sorting, so that others can run in between. */
export async function* readRows(db: Db, table: string): AsyncGenerator<string> {
  const { rows: sizes } = await sql<{ blocks: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as blocks`.execute(
    db,
  );
  for (let block = 0; block < (sizes[0]?.blocks ?? 0); block += blocksPerPage) {
    const [from, to] = [`(${block},0)`, `(${block + blocksPerPage},0)`];
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(table)} t
      where ctid >= ${from}::tid and ctid < ${to}::tid`.execute(db);
    for (const { row } of rows) yield row;
  }
}

/** Id of the oldest running transaction, whose writes aren't visible yet; for `isUnchanged`. */
export async function snapshotXmin(db: Db): Promise<string> {
  const { rows } = await sql<{ xid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid`.execute(db);
  return rows[0]?.xid ?? "";
}

/** Whether a table still has the `rows` read after the snapshot: none added, updated or deleted. */
export async function isUnchanged(db: Db, table: string, rows: number, xmin: string): Promise<boolean> {
  const { rows: counts } = await sql<{ same: boolean }>`
    select count(*) = ${rows} and count(*) filter (where age(xmin) <= age(${xmin}::xid)) = 0 as same
    from ${sql.table(table)}`.execute(db);
  return counts[0]?.same ?? false;
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
export async function advanceSequences(trx: Transaction<Schema>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; sequence: string }>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity <> ''`.execute(trx);
  for (const { name, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass, greatest(highest, 1), highest is not null)
      from (select max(${sql.ref(name)}) as highest from ${sql.table(table)}) s`.execute(trx);
  }
}

import { type Kysely, sql } from "kysely";

/** The state of a migrated database before a test has changed it. */
export type Pristine = {
  /** Distinguishes any two states of tables, columns, constraints, functions and triggers. */
  structure: string;
  tables: ReadonlyMap<string, TableState>;
  sequences: ReadonlyMap<string, SequenceState>;
};

type TableState = { digest: string; count: number; rows: string };
type SequenceState = { value: string; isCalled: boolean };
type AnyDb = Kysely<never>;

/** With more dead rows than this, a new database is faster. */
const maxRows = 3_000;

async function readStructure(db: AnyDb): Promise<string> {
  const { rows } = await sql<{ structure: string }>`
    with own as (
      select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    )
    select md5(concat(
      (select string_agg(concat(relname, relkind, relnatts, relrowsecurity, relacl), ',' order by oid) from own),
      (select string_agg(concat(a.attrelid, a.attname, a.atttypid, a.attnotnull), ',' order by a.attrelid, a.attnum)
        from pg_attribute a join own on own.oid = a.attrelid),
      (select string_agg(concat(conrelid, conname, pg_get_constraintdef(oid)), ',' order by oid) from pg_constraint
        where connamespace = current_schema()::regnamespace),
      (select string_agg(concat(tgrelid, tgname, tgenabled, tgfoid), ',' order by oid) from pg_trigger
        where not tgisinternal),
      (select string_agg(concat(proname, md5(prosrc)), ',' order by oid) from pg_proc
        where pronamespace = current_schema()::regnamespace),
      (select string_agg(concat(nspname), ',' order by oid) from pg_namespace where nspname !~ '^pg_')
    )) as structure`.execute(db);
  return rows[0]?.structure ?? "";
}

async function tableNames(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function readDigests(db: AnyDb, names: readonly string[]) {
  const parts = names.map(
    (name) => sql`
      select ${sql.lit(name)} as name, count(*)::int as count, coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    count: number;
    digest: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

async function readSequences(db: AnyDb): Promise<Map<string, SequenceState>> {
  const { rows } = await sql<{ name: string; value: string; is_called: boolean }>`
    select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as is_called
    from pg_sequences where schemaname = current_schema()`.execute(db);
  return new Map(rows.map(({ name, value, is_called }) => [name, { value, isCalled: is_called }]));
}

/** Records the contents of a freshly migrated database. */
export async function readPristine(db: AnyDb): Promise<Pristine> {
  const tables = new Map<string, TableState>();
  for (const { name, count, digest } of await readDigests(db, await tableNames(db))) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(name)} t`.execute(db);
    tables.set(name, { digest, count, rows: rows[0]?.rows ?? "[]" });
  }
  return { structure: await readStructure(db), tables, sequences: await readSequences(db) };
}

async function rewrite(db: AnyDb, name: string, { count, rows }: TableState): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
  if (count === 0) return;
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  const list = sql.join(columns.rows.map((column) => sql.ref(column.name)));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(db);
}

/**
 * Restores every row and sequence of a database. @returns false when it cannot be reused: its tables themselves were
 * changed, or it contains too much
 */
export async function restorePristine(database: AnyDb, pristine: Pristine): Promise<boolean> {
  if ((await readStructure(database)) !== pristine.structure) return false;
  const digests = await readDigests(database, [...pristine.tables.keys()]);
  const changed = digests.filter(({ name, digest }) => digest !== pristine.tables.get(name)?.digest);
  if (changed.some(({ count }) => count > maxRows)) return false;
  const sequences = [...(await readSequences(database))].flatMap(([name, state]) => {
    const initial = pristine.sequences.get(name);
    if (!initial || (initial.value === state.value && initial.isCalled === state.isCalled)) return [];
    return [{ name, ...initial }];
  });
  if (changed.length === 0 && sequences.length === 0) return true;
  await database.transaction().execute(async (transaction) => {
    // Without triggers and foreign keys: every row is restored as it was.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name } of changed) {
      const state = pristine.tables.get(name);
      if (state) await rewrite(transaction, name, state);
    }
    for (const { name, value, isCalled } of sequences) {
      await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(transaction);
    }
  });
  return true;
}

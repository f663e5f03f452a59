import { OperatorError } from "../../src/server-context/operator-error.ts";

type Connection = {
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
};

type Suspect = { name: string; kind: "table" | "index"; key: string | null };

/**
 * Tables and indexes whose file is shorter than at the last vacuum, and empty tables whose index is not. The key is that of
 * a sound unique index by which the table can be read.
 */
const suspects = `
  with short as (
    select c.oid, c.relkind from pg_class c
    where c.relkind in ('r', 'm', 't', 'i') and c.relpersistence = 'p'
      and pg_relation_size(c.oid) < c.relpages::bigint * current_setting('block_size')::bigint
  ), empty as (
    select c.oid, c.relkind from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p' and pg_relation_size(c.oid) = 0
      and pg_relation_size(i.indexrelid) > current_setting('block_size')::bigint
  )
  select s.oid::regclass::text as name, case when s.relkind = 'i' then 'index' else 'table' end as kind,
    by.key
  from (select * from short union select * from empty) s
  left join lateral (
    select i.indexrelid, (
      select string_agg(quote_ident(a.attname), ', ' order by k.place)
      from unnest(i.indkey::int2[]) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    ) as key
    from pg_index i
    where i.indrelid = s.oid and i.indisunique and i.indpred is null and i.indexprs is null
      and i.indexrelid not in (select oid from short)
    order by i.indisprimary desc limit 1
  ) by on true
  order by kind desc, name`;

const readByIndex = (table: string, key: string) => `
  begin read only;
  set local enable_seqscan = off;
  set local enable_bitmapscan = off;
  select count(place) from (select ctid as place from ${table} order by ${key} offset 0) as every_row;
  commit;`;

/**
 * Detects truncated files, which PostgreSQL reads as missing rows; costs one small query when all is well. Short indexes are
 * rebuilt. @throws OperatorError with one sentence when rows are lost
 */
export async function checkTables(database: Connection, directory: string): Promise<void> {
  let checked = "its catalogue";
  try {
    const { rows } = await database.query<Suspect>(suspects);
    for (const { name, kind, key } of rows) {
      checked = `${kind} ${name}`;
      if (kind === "index") await database.exec(`reindex index ${name}`);
      else if (key === null) throw new Error("its file is shorter than it was");
      else await database.exec(readByIndex(name, key));
    }
  } catch (error) {
    throw new OperatorError(
      `The database in ${directory} is damaged: ${checked} cannot be read (${(error as Error).message}); restore a backup, or move the directory away to begin with an empty one.`,
      { cause: error },
    );
  }
}

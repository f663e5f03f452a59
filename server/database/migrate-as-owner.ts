import { type MigrationTransaction, migrateOrClose, type OnMigration, withLocks } from "./migrate.ts";
import { openPostgres, type PostgresDatabase } from "./postgres.ts";

const advisoryLock = 7_301_944_213;

const missing = `
  with own as (
    select oid, oid::regclass::text as name, relname, relkind, relrowsecurity from pg_class
    where relnamespace = current_schema()::regnamespace
  ), account as (
    select oid, quote_ident(rolname) as name, rolname, rolsuper or rolbypassrls as bypasses from pg_roles where rolname = $1
  )
  select format('grant usage on schema %I to %s', current_schema(), account.name) as statement
  from account where not has_schema_privilege(account.oid, current_schema(), 'usage')
  union all
  select format('grant select, insert, update, delete on %s to %s', own.name, account.name)
  from own, account
  where relkind in ('r', 'p') and relname <> 'schema_migrations'
    and not (
      has_table_privilege(account.oid, own.oid, 'select') and has_table_privilege(account.oid, own.oid, 'insert')
      and has_table_privilege(account.oid, own.oid, 'update') and has_table_privilege(account.oid, own.oid, 'delete')
    )
  union all
  select format('grant select on %s to %s', own.name, account.name)
  from own, account
  where (relkind in ('v', 'm') or relname = 'schema_migrations') and relkind <> 'i'
    and not has_table_privilege(account.oid, own.oid, 'select')
  union all
  select format('grant usage, select, update on sequence %s to %s', own.name, account.name)
  from own, account
  where relkind = 'S'
    and not (has_sequence_privilege(account.oid, own.oid, 'usage') and has_sequence_privilege(account.oid, own.oid, 'update'))
  union all
  select format('create policy %I on %s to %s using (true) with check (true)', 'rows_of_' || account.rolname, own.name, account.name)
  from own, account
  where relkind in ('r', 'p') and relrowsecurity and not account.bypasses
    and not exists (select from pg_policy where polrelid = own.oid and account.oid = any (polroles))`;

/** Grants `account` access to rows but not to table definitions. Runs as the owner. */
async function grantRows(
  { rows, script }: MigrationTransaction,
  limitLocks: () => Promise<unknown>,
  account: string,
): Promise<void> {
  await rows("select pg_advisory_xact_lock($1)", [advisoryLock]);
  await limitLocks();
  const statements = await rows<{ statement: string }>(missing, [account]);
  for (const { statement } of statements) await script(statement);
}

/**
 * Migrates as the table owner and grants the site's account access. Closes `site` on failure.
 * @throws OperatorError when the server cannot be used or a migration fails
 */
export async function migrateAsOwner(
  migrationUrl: string,
  site: PostgresDatabase,
  directory: string,
  onMigration: OnMigration = () => undefined,
): Promise<void> {
  try {
    const owner = await openPostgres(migrationUrl, { poolSize: 1, variable: "DATABASE_MIGRATION_URL" });
    await migrateOrClose(owner, directory, onMigration);
    try {
      const { rows } = await site.pool.query<{ account: string }>("select current_user as account");
      const account = rows[0]?.account ?? "";
      await withLocks(
        owner.inTransaction,
        (transaction, limitLocks) => grantRows(transaction, limitLocks, account),
        () => onMigration({ migration: "the rights of the site's account", state: "waits" }),
      );
    } finally {
      await owner.close();
    }
  } catch (error) {
    await site.close();
    throw error;
  }
}

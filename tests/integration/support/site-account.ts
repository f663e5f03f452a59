import type { DatabaseOptions } from "../../../server/database/open-database.ts";

/** The site's account on the tests' server: it owns nothing. */
const siteAccount = "site";

/** Creates that account. `restorePristine` disables triggers with it. */
export const createSiteAccount = `create role ${siteAccount} login; grant set on parameter session_replication_role to ${siteAccount}`;

/** The database URL with the site's account. */
function siteUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = siteAccount;
  return url.href;
}

/** Database options where migrations use a separate account. */
export const withSiteAccount = ({ databaseUrl = "", ...options }: DatabaseOptions): DatabaseOptions => ({
  ...options,
  databaseUrl: siteUrl(databaseUrl),
  migrationUrl: databaseUrl,
});

/** The same as environment variables. */
export const siteAccountVariables = (ownerUrl: string) => ({
  DATABASE_URL: siteUrl(ownerUrl),
  DATABASE_MIGRATION_URL: ownerUrl,
});

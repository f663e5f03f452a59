import type { DatabaseOptions } from "../../../server/database/open-database.ts";

/** The account that the tests' server has for a site: it owns nothing. */
const siteAccount = "site";

/** Makes that account. `restorePristine` holds back triggers with it. */
export const createSiteAccount = `create role ${siteAccount} login; grant set on parameter session_replication_role to ${siteAccount}`;

/** The URL of a database with the site's account. */
function siteUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = siteAccount;
  return url.href;
}

/** A server's database as it is opened where migrations have an account of their own. */
export const withSiteAccount = ({ databaseUrl = "", ...options }: DatabaseOptions): DatabaseOptions => ({
  ...options,
  databaseUrl: siteUrl(databaseUrl),
  migrationUrl: databaseUrl,
});

/** The same as variables of a process. */
export const siteAccountVariables = (ownerUrl: string) => ({
  DATABASE_URL: siteUrl(ownerUrl),
  DATABASE_MIGRATION_URL: ownerUrl,
});

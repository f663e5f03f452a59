import type { ColumnType, Generated } from "kysely";

/** The secret that this database belongs to; one row at most. */
type SiteSecretTable = { only_one: Generated<boolean>; fingerprint: string; changed_at: Generated<Date> };

/** What the rate limiter counts; it names its columns itself. */
type RateLimitsTable = { key: string; points: Generated<number>; expire: ColumnType<number | null> };

export type JobLeasesTable = {
  name: string;
  /** The copy that runs the job; null when none does. */
  holder: string | null;
  leased_until: ColumnType<Date, string | Date | undefined, string | Date>;
  finished_at: ColumnType<Date, string | Date | undefined, string | Date>;
};

/** What several copies of the site on one database share. */
export type CopyTables = { site_secret: SiteSecretTable; rate_limits: RateLimitsTable; job_leases: JobLeasesTable };

import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "../features/accounts/schema.server.ts";
import type { ArticleTables } from "../features/articles/schema.server.ts";
import type { ArchiveTables } from "../features/ask/archive/schema.server.ts";
import type { AskTables } from "../features/ask/schema.server.ts";
import type { AuditTables } from "../features/audit/schema.server.ts";
import type { BookingTables } from "../features/bookings/schema.server.ts";
import type { EditingTables } from "../features/content-drafts/schema.server.ts";
import type { EmailTables } from "../features/email/schema.server.ts";
import type { EpisodeTables } from "../features/episodes/schema.server.ts";
import type { GuestTables } from "../features/guests/schema.server.ts";
import type { LeadTables } from "../features/leads/schema.server.ts";
import type { MediaTables } from "../features/media/schema.server.ts";
import type { NewsletterTables } from "../features/newsletter/schema.server.ts";
import type { NoticeTables } from "../features/overview/notices/schema.server.ts";
import type { StatisticsTables } from "../features/overview/schema.server.ts";
import type { PeopleTables } from "../features/people/schema.server.ts";
import type { SettingsTables } from "../features/settings/schema.server.ts";

/** The secret that this database belongs to; one row at most. */
type SiteSecretTable = { only_one: Generated<boolean>; fingerprint: string; changed_at: Generated<Date> };

/** What the rate limiter counts; it names its columns itself. */
type RateLimitsTable = { key: string; points: Generated<number>; expire: ColumnType<number | null> };

type JobLeasesTable = {
  name: string;
  /** The copy that runs the job; null when none does. */
  holder: string | null;
  leased_until: ColumnType<Date, string | Date | undefined, string | Date>;
  finished_at: ColumnType<Date, string | Date | undefined, string | Date>;
};

/** What several copies of the site on one database share. */
type CopyTables = { site_secret: SiteSecretTable; rate_limits: RateLimitsTable; job_leases: JobLeasesTable };

/** Every table of the database; each feature describes its own. */
export type Schema = AccountTables &
  ArchiveTables &
  ArticleTables &
  AskTables &
  AuditTables &
  BookingTables &
  CopyTables &
  EditingTables &
  EmailTables &
  EpisodeTables &
  GuestTables &
  LeadTables &
  MediaTables &
  NewsletterTables &
  PeopleTables &
  SettingsTables &
  NoticeTables &
  StatisticsTables;

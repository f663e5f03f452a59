import type { ColumnType, Generated } from "kysely";
import type { AccountTables } from "../features/accounts/schema.server.ts";
import type { ArticleTables } from "../features/articles/schema.server.ts";
import type { ArchiveTables } from "../features/ask/archive/schema.server.ts";
import type { AskTables } from "../features/ask/schema.server.ts";
import type { AuditTables } from "../features/audit/schema.server.ts";
import type { BookingTables } from "../features/bookings/schema.server.ts";
import type { BounceTables } from "../features/bounces/schema.server.ts";
import type { EditingTables } from "../features/content-drafts/schema.server.ts";
import type { EmailTables } from "../features/email/schema.server.ts";
import type { EpisodeTables } from "../features/episodes/schema.server.ts";
import type { GuestTables } from "../features/guests/schema.server.ts";
import type { ImportTables } from "../features/import/schema.server.ts";
import type { LeadTables } from "../features/leads/schema.server.ts";
import type { MediaTables } from "../features/media/schema.server.ts";
import type { NewsletterTables } from "../features/newsletter/schema.server.ts";
import type { NoticeTables } from "../features/overview/notices/schema.server.ts";
import type { PeopleTables } from "../features/people/schema.server.ts";
import type { RedirectTables } from "../features/redirects/schema.server.ts";
import type { SequenceTables } from "../features/sequences/schema.server.ts";
import type { SettingsTables } from "../features/settings/schema.server.ts";
import type { OpeningTables } from "../features/setup/schema.server.ts";
import type { SubscriberTables } from "../features/subscribers/records/schema.server.ts";
import type { PageTextTables } from "../features/texts/schema.server.ts";
import type { StatisticsTables } from "../features/visits/schema.server.ts";

type SiteSecretTable = { only_one: Generated<boolean>; fingerprint: string; changed_at: Generated<Date> };

/** Columns are defined by the rate limiter. */
type RateLimitsTable = { key: string; points: Generated<number>; expire: ColumnType<number | null> };

type JobLeasesTable = {
  name: string;
  /** Replica that runs the job; null for none. */
  holder: string | null;
  leased_until: ColumnType<Date, string | Date | undefined, string | Date>;
  /** Of the last successful run. */
  finished_at: ColumnType<Date, string | Date | undefined, string | Date>;
  /** Failed runs since then. */
  failures: Generated<number>;
  retry_at: Date | null;
};

type CopyTables = { site_secret: SiteSecretTable; rate_limits: RateLimitsTable; job_leases: JobLeasesTable };

export type Schema = AccountTables &
  ArchiveTables &
  ArticleTables &
  AskTables &
  AuditTables &
  BookingTables &
  BounceTables &
  CopyTables &
  EditingTables &
  EmailTables &
  EpisodeTables &
  GuestTables &
  ImportTables &
  LeadTables &
  MediaTables &
  NewsletterTables &
  OpeningTables &
  PageTextTables &
  PeopleTables &
  RedirectTables &
  SequenceTables &
  SettingsTables &
  SubscriberTables &
  NoticeTables &
  StatisticsTables;

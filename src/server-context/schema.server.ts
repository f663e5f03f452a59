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
import type { CopyTables } from "./copies-schema.server.ts";

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

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import {
  ArrayExpressionNode,
  type ColumnMetadata,
  ColumnTypeNode,
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  PostgresDialect,
  RawExpressionNode,
  serializeFromMetadata,
  UnionExpressionNode,
} from "kysely-codegen";
import { withDatabase } from "../server/database/open-database.ts";
import type { Db } from "../src/server-context/db.ts";

/** Modules of the types below, relative to src/features unless they begin with a dot. */
const modules: Record<string, readonly string[]> = {
  "../facts/site.ts": ["TextChanges"],
  "api-tokens/api-token.ts": ["TokenScope"],
  "ask/archive/passage.ts": ["ItemKind"],
  "bookings/event-types/booking-question.ts": ["BookingAnswer", "BookingQuestion"],
  "bookings/event-types/meeting.ts": ["Meets"],
  "bookings/weekly-hours.ts": ["WeeklyHours"],
  "content-drafts/editing.ts": ["ContentKind", "PublicationState", "TrashableKind"],
  "email/delivery-outcome.ts": ["RecipientStatus"],
  "email/email-content.ts": ["EmailAttachment"],
  "email/email-failure.ts": ["EmailFailure"],
  "email/mail-server.ts": ["MailSecurity"],
  "guests/guest-record.ts": ["GuestState"],
  "import/site-export.ts": ["SourceKind"],
  "import/site-import.ts": ["ChangedSetting", "ImportChoice", "ImportOutcome", "ImportState", "ImportedShow"],
  "leads/lead-record.ts": ["CountedMandate", "LeadState"],
  "leads/lead.ts": ["LeadAnswer"],
  "media/media.ts": ["MediaKind", "MediaVariant"],
  "newsletter/issues/issue.ts": ["IssuePart", "IssueStatus"],
  "redirects/redirect.ts": ["RedirectOrigin"],
  "sequences/sequence.ts": ["ReaderState", "SequenceState", "SequenceTrigger", "StopReason"],
  "roi/roi.ts": ["RoiScenario"],
  "settings/setting-facts.ts": ["ChangedSettings"],
  "settings/setting.ts": ["SettingValues"],
  "episodes/episode-kind.ts": ["EpisodeKind"],
  "episodes/show-notes.ts": ["RichNotes"],
  "episodes/transcription/transcription.ts": ["DraftCue"],
  "setup/samples.ts": ["SampleKey"],
  "subscribers/records/subscriber.ts": ["ImportedFrom", "SubscriberState"],
  "visits/visit-origin.ts": ["OriginKind"],
  "webhooks/events/webhook-event.ts": ["WebhookData", "WebhookEvent"],
  "webhooks/webhook.ts": ["DeliveryState"],
  "visits/visit.ts": ["Visit"],
};

/** Columns whose SQL type is too general: JSON, text of a few values, and days that are read as a Date. */
const columns: Record<string, string> = {
  "api_tokens.scopes": "TokenScope[]",
  "archive_items.kind": "ItemKind",
  "audit_log.detail": "Record<string, unknown>",
  "auth_users.role": '"admin" | "user"',
  "blog.episode_type": "EpisodeKind",
  "blog.show_notes": "RichNotes",
  "blog.status": "PublicationState",
  "blog_articles.status": "PublicationState",
  "bookings.answers": "BookingAnswer[]",
  "bookings.cancelled_by": '"visitor" | "owner"',
  "bookings.status": '"held" | "confirmed" | "cancelled"',
  "bookings.visit": "Visit",
  "content_drafts.content": "Record<string, unknown>",
  "content_drafts.kind": "ContentKind",
  "content_revision.noun": '"articles" | "episodes"',
  "content_versions.content": "Record<string, unknown>",
  "content_versions.kind": "ContentKind",
  "deleted_content.content": "Record<string, unknown>",
  "deleted_content.kind": "TrashableKind",
  "event_types.hours": "WeeklyHours[]",
  "event_types.meets": "Meets",
  "event_types.questions": "BookingQuestion[]",
  "guests.status": "GuestState",
  "guests.visit": "Visit",
  "imported_items.kind": '"article" | "page" | "episode"',
  "leads.answers": "LeadAnswer[]",
  "leads.campaign": "Record<string, string>",
  "leads.follow_up_on": "Timestamp",
  "leads.mandate_counted": "CountedMandate",
  "leads.mandate_on": "Timestamp",
  "leads.status": "LeadState",
  "leads.visit": "Visit",
  "mail_server.security": "MailSecurity",
  "mails.attachments": "EmailAttachment[]",
  "mails.failure": "EmailFailure",
  "mails.headers": "Record<string, string>",
  "mails.status": '"queued" | "sending" | "sent" | "dead"',
  "media.kind": "MediaKind",
  "media.variants": "MediaVariant[]",
  "media_replacements.variants": "MediaVariant[]",
  "newsletter_bounces.kind": '"permanent" | "temporary" | "complaint"',
  "newsletter_issues.parts": "IssuePart[]",
  "newsletter_issues.status": "IssueStatus",
  "newsletter_recipients.status": "RecipientStatus",
  "oauth_clients.redirect_uris": "string[]",
  "oauth_access_tokens.scopes": "string[]",
  "oauth_consents.scopes": "string[]",
  "page_text_versions.value": "TextChanges",
  "page_texts.draft": "TextChanges",
  "page_texts.value": "TextChanges",
  "pages.sections": "unknown",
  "pages.status": "PublicationState",
  "people.subscription": "SubscriberState",
  "preview_links.kind": "TrashableKind",
  "redirects.origin": "RedirectOrigin",
  "sample_items.kind": 'SampleKey["kind"]',
  "sample_removals.items": "SampleKey[]",
  "sample_removals.settings": "ChangedSettings",
  "sequence_deliveries.sent_on": "Timestamp",
  "sequence_deliveries.status": "RecipientStatus",
  "sequence_emails.parts": "IssuePart[]",
  "sequence_readers.calculation": "RoiScenario",
  "sequence_readers.state": "ReaderState",
  "sequence_readers.stop_reason": "StopReason",
  "transcriptions.cues": "DraftCue[]",
  "transcriptions.state": '"waiting" | "failed" | "done"',
  "sequences.state": "SequenceState",
  "sequences.trigger": "SequenceTrigger",
  "site_import_items.kind": '"article" | "page" | "episode" | "problem"',
  "site_import_items.outcome": "ImportOutcome",
  "site_import_items.theirs": "Record<string, string>",
  "site_imports.choice": "ImportChoice",
  "site_imports.settings": "ChangedSetting[]",
  "site_imports.show": "ImportedShow",
  "site_imports.source": "SourceKind",
  "site_imports.state": "ImportState",
  "site_setting_versions.value": "SettingValues",
  "site_settings.value": "SettingValues",
  "subscribers.imported": "ImportedFrom",
  "subscribers.status": "SubscriberState",
  "subscribers.visit": "Visit",
  "subscription_events.event": '"requested" | "confirmed" | "changed" | "unsubscribed"',
  "touch_counts.kind": '"article" | "episode" | "issue" | "download" | "campaign"',
  "touch_counts.touch": '"first" | "last"',
  "visit_origins.kind": "OriginKind",
  "webhook_deliveries.data": "WebhookData",
  "webhook_deliveries.state": "DeliveryState",
  "webhook_endpoints.events": "WebhookEvent[]",
};

export const tableTypesFile = path.resolve(import.meta.dirname, "../src/server-context/tables.gen.ts");

const name = (text: string): ExpressionNode => new IdentifierNode(text);
const either = (...types: ExpressionNode[]) => new UnionExpressionNode(types);

/** A type such as "Visit" or "IssuePart[]", whose name is then imported; any other text as it is. */
function expression(text: string): ExpressionNode {
  const [, element, isArray] = /^(\w+)(\[\])?$/.exec(text) ?? [];
  if (!element) return new RawExpressionNode(text);
  return isArray ? new ArrayExpressionNode(name(element)) : name(element);
}

/** The type of a column, to which the library adds null where it can be null. */
function columnType({ dataType, hasDefaultValue, isNullable }: ColumnMetadata, type: ExpressionNode): ExpressionNode {
  // JSON is read as a value and written as text.
  if (dataType === "jsonb" && !hasDefaultValue) return new ColumnTypeNode(type, name("string"), name("string"));
  if (dataType === "jsonb") return new ColumnTypeNode(type, either(name("string"), name("undefined")), name("string"));
  return hasDefaultValue
    ? new GenericExpressionNode("Generated", [isNullable ? either(type, name("null")) : type])
    : type;
}

/** The types of all tables of a migrated database. */
export async function describeTables(db: Db): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select concat(attrelid::regclass, '.', attname) as key from pg_attribute
    where attidentity = 'a' or attgenerated <> ''`.execute(db);
  const computed = new Set(rows.map(({ key }) => key));
  const dialect = new PostgresDialect({ dateParser: "string" });
  const metadata = await dialect.introspector.introspect({ db: db as never });
  const overrides: Record<string, ExpressionNode> = {};
  const unused = new Set(Object.keys(columns));
  for (const table of metadata.tables) {
    for (const column of table.columns) {
      const key = `${table.name}.${column.name}`;
      const override = columns[key];
      unused.delete(key);
      if (override) overrides[key] = columnType(column, expression(override));
      else if (computed.has(key)) {
        const type = name(column.dataType.startsWith("int") ? "number" : "string");
        overrides[key] = new GenericExpressionNode("GeneratedAlways", [
          column.isNullable ? either(type, name("null")) : type,
        ]);
        column.isNullable = false;
      }
    }
  }
  if (unused.size > 0) throw new Error(`No such column: ${[...unused].join(", ")}.`);
  const imports: Record<string, string> = { GeneratedAlways: "kysely" };
  for (const [file, names] of Object.entries(modules)) {
    for (const imported of names) imports[imported] = file.startsWith(".") ? file : `../features/${file}`;
  }
  return serializeFromMetadata({
    metadata,
    dialect,
    overrides: { columns: overrides },
    customImports: imports,
    typeMapping: { int8: "number" },
  });
}

if (import.meta.main) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "table-types-"));
  await withDatabase({ dataDir }, async ({ db }) => {
    await writeFile(tableTypesFile, await describeTables(db));
  });
  await rm(dataDir, { recursive: true });
}

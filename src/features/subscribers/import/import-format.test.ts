import { describe, expect, test } from "vitest";
import { guessMapping } from "./import-file.ts";
import { formatOf, readerStateOf } from "./import-format.ts";

/** A row of an export, by its columns and cells. */
function stateOf(cells: Record<string, string>, stateColumn?: string) {
  const columns = Object.keys(cells);
  return readerStateOf({
    format: formatOf(columns),
    columns,
    stateColumn: stateColumn ?? guessMapping(columns).state,
    cell: (column) => cells[column] ?? "",
  });
}

const mailchimp = { "Email Address": "a@example.com", OPTIN_TIME: "", CONFIRM_TIME: "", LEID: "1", EUID: "2" };
const substack = { email: "a@example.com", active_subscription: "false", expiry: "", plan: "other" };
const beehiiv = { email: "a@example.com", "First Name": "", tier: "free", created_at: "", unsubscribed_at: "" };
const kit = { first_name: "A", email_address: "a@example.com", created_at: "" };
const buttondown = { email: "a@example.com", notes: "", tags: "", creation_date: "" };
const ghost = { id: "1", email: "a@example.com", complimentary_plan: "false", created_at: "", deleted_at: "" };
const listmonk = { uuid: "1", email: "a@example.com", name: "A", attributes: "{}", created_at: "" };
const hubspot = { "Record ID": "1", Email: "a@example.com", "Create Date": "", "Lead Status": "Open" };

test.each([
  ["Mailchimp", mailchimp],
  ["Substack", { ...substack, email_disabled: "", created_at: "", first_payment_at: "" }],
  ["Substack", { email: "", expiry: "", email_disabled: "", prefer_digests: "", type: "" }],
  ["beehiiv", { ...beehiiv, status: "" }],
  ["Kit", { ...kit, state: "" }],
  ["Buttondown", { ...buttondown, subscriber_type: "" }],
  ["Ghost", { ...ghost, subscribed_to_emails: "" }],
  ["listmonk", { ...listmonk, status: "" }],
  ["HubSpot", hubspot],
  ["Other", { "E-Mail": "", Vorname: "" }],
])("formatOf recognises an export of %s by its columns", (format, cells) => {
  expect(formatOf(Object.keys(cells))).toBe(format);
});

describe("readerStateOf", () => {
  test.each<Record<string, string>>([
    mailchimp,
    { ...substack, email_disabled: "false" },
    { ...beehiiv, status: "active" },
    { ...kit, state: "active" },
    ...["regular", "premium", "gifted", "past_due"].map((subscriber_type) => ({ ...buttondown, subscriber_type })),
    { ...ghost, subscribed_to_emails: "true" },
    { ...listmonk, status: "enabled" },
    { ...hubspot, "Unsubscribed from all email": "false", "Opted out of email: News": "" },
    { ...hubspot, "Marketing email confirmation status": "Confirmed" },
    { ...hubspot, "Marketing contact status": "Marketing contact", "Marketing email confirmation status": "" },
    { ...hubspot, "Marketing email confirmation status": "" },
    { Email: "a@example.com", "Accepts Email Marketing": "yes", "Opt-In": "2025-01-02" },
    { Email: "a@example.com", Status: "Subscribed" },
    { Email: "a@example.com", Status: "aktiv" },
    { Email: "a@example.com", "Unsubscribe link": "https://example.com/unsubscribe" },
  ])("recognises a subscribed reader by %j", (cells) => {
    expect(stateOf(cells)).toEqual({ state: "active" });
  });

  test.each<Record<string, string>>([
    { ...mailchimp, UNSUB_TIME: "2026-01-02 10:00:00", UNSUB_REASON: "" },
    { ...mailchimp, UNSUB_TIME: "" },
    { ...mailchimp, CLEAN_TIME: "2026-01-02 10:00:00" },
    { ...substack, email_disabled: "true" },
    ...["inactive", "cancelled", "bounced"].map((status) => ({ ...beehiiv, status })),
    { ...beehiiv, status: "active", unsubscribed_at: "2026-01-02 10:00:00 UTC" },
    ...["inactive", "cancelled", "bounced", "complained"].map((state) => ({ ...kit, state })),
    ...["unsubscribed", "removed", "spammy", "undeliverable", "complained"].map((subscriber_type) => ({
      ...buttondown,
      subscriber_type,
    })),
    { ...ghost, subscribed_to_emails: "false" },
    { ...ghost, subscribed_to_emails: "true", deleted_at: "2026-01-02T10:00:00.000Z" },
    ...["disabled", "blocklisted"].map((status) => ({ ...listmonk, status })),
    { ...hubspot, "Unsubscribed from all email": "true" },
    { ...hubspot, "Opted out of email: Marketing Information": "Yes" },
    { ...hubspot, "Email hard bounce reason": "Unknown user" },
    { Email: "a@example.com", "Portal Unsubscribe": "", "Portal Bounce": "TRUE" },
    { Email: "a@example.com", Status: "Abgemeldet" },
    { Email: "a@example.com", "Bounced at": "2026-01-02" },
    { Email: "a@example.com", "Last bounced at": "2026-01-02" },
    { ...hubspot, "Email address quarantined": "true" },
    { Email: "a@example.com", "Accepts Email Marketing": "no" },
    { Email: "a@example.com", "Email subscriber status": "Never subscribed" },
    { Email: "a@example.com", "Email Marketing Consent": "UNSUBSCRIBED" },
    { Email: "a@example.com", "Email Marketing Consent": "SUBSCRIBED", "Email Suppressions": "USER_SUPPRESSED" },
    { Email: "a@example.com", EMAIL_BLOCKLISTED: "true" },
    { Email: "a@example.com", "Opt-In": "Nein" },
    { Email: "a@example.com", Membership: "Unsubscribed" },
    { "E-Mail": "a@example.com", Aktiviert: "2025-01-02", Deaktiviert: "2026-01-02", Bounced: "0" },
  ])("recognises an unsubscribed reader by %j", (cells) => {
    expect(stateOf(cells)).toMatchObject({ state: "left" });
    // Even if the owner says that no column contains it.
    expect(stateOf(cells, "")).toMatchObject({ state: "left" });
  });

  test.each<Record<string, string>>([
    { ...beehiiv, status: "pending" },
    { ...buttondown, subscriber_type: "unactivated" },
    { ...hubspot, "Marketing email confirmation status": "Double opt-in pending" },
    { Email: "a@example.com", Status: "Pending" },
    { Email: "a@example.com", Status: "Not confirmed" },
    { Email: "a@example.com", "Email permission status": "Awaiting Confirmation" },
    { Email: "a@example.com", Membership: "pending" },
  ])("recognises a reader who never confirmed by %j", (cells) => {
    expect(stateOf(cells)).toMatchObject({ state: "pending" });
    expect(stateOf(cells, "")).toMatchObject({ state: "pending" });
  });

  test("reports an unknown or empty state with its column", () => {
    expect(stateOf({ ...beehiiv, status: "needs_approval" })).toEqual({
      state: "unknown",
      reason: "“needs_approval” in the column “status” is not a status that we know.",
    });
    expect(stateOf({ ...listmonk, status: "" })).toMatchObject({ state: "unknown" });
    expect(stateOf({ ...mailchimp, "Email Marketing Status": "Transactional" })).toMatchObject({ state: "unknown" });
    // A status of another tool does not apply to this format.
    expect(stateOf({ ...listmonk, status: "premium" })).toMatchObject({ state: "unknown" });
  });

  test("ignores the states of other channels", () => {
    const wix = { "SMS subscriber status": "Never subscribed", "Email subscriber status": "Subscribed" };
    expect(stateOf({ "Email 1": "a@example.com", ...wix })).toEqual({ state: "active" });
    expect(stateOf({ Email: "a@example.com", "SMS Marketing Consent": "UNSUBSCRIBED" })).toEqual({ state: "active" });
  });

  test("ignores a column such as the location once the owner deselects it", () => {
    const cells = { Email: "a@example.com", State: "Ohio" };
    expect(stateOf(cells)).toMatchObject({ state: "unknown" });
    expect(stateOf(cells, "")).toEqual({ state: "active" });
  });
});

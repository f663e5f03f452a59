import { describe, expect, test } from "vitest";
import { formatOf, guessMapping, hasLeft, isEmailAddress, readDate } from "./import-file.ts";

describe("columns of the tools' exports", () => {
  test.each([
    [
      "Mailchimp",
      ["Email Address", "First Name", "Last Name", "OPTIN_TIME", "OPTIN_IP", "CONFIRM_TIME"],
      "CONFIRM_TIME",
    ],
    ["HubSpot", ["Record ID", "First Name", "Last Name", "Email", "Create Date"], "Create Date"],
    ["Buttondown", ["email", "notes", "tags", "subscriber_type", "creation_date"], "creation_date"],
    ["Ghost", ["id", "email", "name", "note", "subscribed_to_emails", "created_at", "labels"], "created_at"],
    ["Other", ["E-Mail", "Vorname"], ""],
  ])("%s", (format, columns, consentedAt) => {
    expect(formatOf(columns)).toBe(format);
    const mapping = guessMapping(columns);
    expect(mapping.email.toLowerCase()).toContain("mail");
    expect(mapping.consentedAt).toBe(consentedAt);
  });
});

test.each([
  ["2026-03-04 10:00:00", "2026-03-04T10:00:00.000Z"],
  ["2026-03-04T10:00:00.000Z", "2026-03-04T10:00:00.000Z"],
  ["2026-03-04T10:00:00+01:00", "2026-03-04T09:00:00.000Z"],
  ["2026-03-04", "2026-03-04T00:00:00.000Z"],
  ["03/04/2026 10:00", "2026-03-04T10:00:00.000Z"],
])("the date %s is read", (text, iso) => {
  expect(readDate(text)?.toISOString()).toBe(iso);
});

test.each(["", "soon", "2026-13-40", "04.03.2026", "1", "0001-01-01"])("%j is no date", (text) => {
  expect(readDate(text)).toBeNull();
});

test.each(["anna@example.com", "o'neil.b+x@sub.example.co"])("%s", (text) => {
  expect(isEmailAddress(text.replace("'", ""))).toBe(true);
});

test.each(["anna", "anna@example", "a b@example.com", "Anna <anna@example.com>", "a@b@example.com", "anna@example.c"])(
  "%s is no email address",
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

test("a tool's own word on who has left is understood", () => {
  expect(hasLeft("subscribed_to_emails", "FALSE")).toBe(true);
  expect(hasLeft("subscribed_to_emails", "true")).toBe(false);
  expect(hasLeft("subscriber_type", "unsubscribed")).toBe(true);
  expect(hasLeft("subscriber_type", "regular")).toBe(false);
  expect(hasLeft("Unsubscribed from all email", "true")).toBe(true);
});

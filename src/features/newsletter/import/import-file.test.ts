import { expect, test } from "vitest";
import { guessMapping, isEmailAddress, readDate } from "./import-file.ts";

test.each([
  ["2026-03-04 10:00:00", "2026-03-04T10:00:00.000Z"],
  ["2026-03-04T10:00:00.000Z", "2026-03-04T10:00:00.000Z"],
  ["2026-03-04T10:00:00+01:00", "2026-03-04T09:00:00.000Z"],
  ["2026-03-04", "2026-03-04T00:00:00.000Z"],
  ["03/04/2026 10:00", "2026-03-04T10:00:00.000Z"],
])("the import date %s is parsed", (text, iso) => {
  expect(readDate(text)?.toISOString()).toBe(iso);
});

test.each(["", "soon", "2026-13-40", "04.03.2026", "1", "0001-01-01"])("%j is rejected as an import date", (text) => {
  expect(readDate(text)).toBeNull();
});

test.each(["anna@example.com", "o'neil.b+x@sub.example.co"])("%s is accepted as an email address", (text) => {
  expect(isEmailAddress(text.replace("'", ""))).toBe(true);
});

test.each(["anna", "anna@example", "a b@example.com", "Anna <anna@example.com>", "a@b@example.com", "anna@example.c"])(
  "%s is rejected as an email address",
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

test.each([
  [["E-Mail", "Vorname", "Nachname"], { email: "E-Mail", firstName: "Vorname", lastName: "Nachname" }],
  [
    ["Email", "Forename", "Surname", "Opt-in Time"],
    { email: "Email", firstName: "Forename", lastName: "Surname", consentedAt: "Opt-in Time" },
  ],
  [["email_address", "Given Name", "Date subscribed"], { email: "email_address", consentedAt: "Date subscribed" }],
  [["Email Address", "OPTIN_TIME", "CONFIRM_TIME"], { email: "Email Address", consentedAt: "CONFIRM_TIME" }],
  [["Mail", "Subscription status"], { email: "Mail", state: "Subscription status" }],
  [["Email", "Opted out of email: News"], { state: "Opted out of email: News" }],
])("the mapping of columns %j is guessed from their names", (columns, mapping) => {
  expect(guessMapping(columns)).toMatchObject(mapping);
});

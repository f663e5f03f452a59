import { expect, test } from "vitest";
import { guessMapping } from "./import-file.ts";

test.each([
  [["E-Mail", "Vorname", "Nachname"], { email: "E-Mail", firstName: "Vorname", lastName: "Nachname" }],
  [
    ["Email", "Forename", "Surname", "Opt-in Time"],
    { email: "Email", firstName: "Forename", lastName: "Surname", consentedAt: "Opt-in Time" },
  ],
  [["email_address", "Given Name", "Date subscribed"], { email: "email_address", consentedAt: "Date subscribed" }],
  [["Email Address", "OPTIN_TIME", "CONFIRM_TIME"], { email: "Email Address", consentedAt: "CONFIRM_TIME" }],
  [["Subscriber", "Name", "Status"], { email: "Subscriber", name: "Name", state: "Status" }],
  [
    ["Email 1", "SMS subscriber status", "Email subscriber status"],
    { email: "Email 1", state: "Email subscriber status" },
  ],
  [["Email Address", "Subscriber Since"], { consentedAt: "Subscriber Since" }],
  [["EMAIL", "ADDED_TIME"], { consentedAt: "ADDED_TIME" }],
  [["Mail", "Subscription status"], { email: "Mail", state: "Subscription status" }],
  [["Email", "Opted out of email: News"], { state: "Opted out of email: News" }],
])("guessMapping maps the columns %j by their names", (columns, mapping) => {
  expect(guessMapping(columns)).toMatchObject(mapping);
});

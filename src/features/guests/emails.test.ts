import { expect, test } from "vitest";
import { siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { guestAcceptedEmail, guestDeclinedEmail, guestOwnerEmail } from "./emails.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test("writes to guests of a German site in German, and to its owner in English", () => {
  const accepted = guestAcceptedEmail(german, { name: "Maren" }, "https://www.example.com/x");
  expect(accepted.subject).toBe(`Ja, sprechen wir miteinander: ${german.facts.podcastName}`);
  expect(accepted.greeting).toBe("Guten Tag Maren,");
  expect(accepted.blocks[0]).toMatchObject({ text: "Wir würden uns freuen, Sie als Gast in der Sendung zu haben." });
  const declined = guestDeclinedEmail(german, { name: "Maren" }, "Leider nein.");
  expect(declined.blocks[0]).toMatchObject({ text: "Leider nein." });
  const guest = { name: "Maren", email: "m@visitor.example", organisation: null, expertise: "Kräne", topics: "Nächte" };
  expect(guestOwnerEmail(guest, "x").subject).toBe("Guest registration: Maren");
});

import { expect, test } from "vitest";
import { siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { confirmationEmail, welcomeEmail } from "./emails.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test("confirmationEmail and welcomeEmail are in German on a German site, with the day", () => {
  const email = confirmationEmail(german, { name: "Maren", href: "x", days: 7 });
  expect(email.subject).toBe(`Bitte bestätigen: ${german.facts.newsletterName}`);
  expect(email.preview).toBe("Nach Ihrer Bestätigung kommt der Newsletter jeden Sonntag.");
  expect(email.greeting).toBe("Guten Tag Maren,");
  expect(email.blocks).toContainEqual({
    kind: "small",
    text: "Der Link gilt 7 Tage. Danach löschen wir Ihre Adresse.",
  });
  expect(welcomeEmail(german, { name: null, preferences: "x" }).greeting).toBe("Guten Tag,");
});

import { expect, test } from "vitest";
import { siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { sequenceConfirmationEmail } from "./emails.ts";
import { fillSequenceEmail, renderSequenceEmail } from "./render-sequence-email.server.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test("sequenceConfirmationEmail asks in German on a German site", () => {
  const email = sequenceConfirmationEmail(german, { name: null, consent: "Ja, gern.", href: "x", days: 7 });
  expect(email.subject).toBe("Bitte bestätigen: die E-Mails, die Sie angefordert haben");
  expect(email.greeting).toBe("Guten Tag,");
  expect(email.blocks[0]).toMatchObject({
    text: "Jemand, vermutlich Sie selbst, hat für Ihre Adresse angekreuzt: „Ja, gern.“",
  });
});

test("renderSequenceEmail writes a German frame, with the date of consent", () => {
  const content = { subject: "Eins", previewText: "", parts: [] };
  const rendered = renderSequenceEmail(german, content, { name: "Reihe", siteUrl: "https://www.example.com" });
  const { html, plain } = fillSequenceEmail(german, rendered, {
    name: null,
    organisation: null,
    stopUrl: "https://www.example.com/stop",
    consentedAt: new Date("2026-12-01T13:00:00Z"),
    consentText: "Ja, gern.",
  });
  expect(html).toContain('<html lang="de-DE"');
  expect(plain.replaceAll(/\s+/g, " ")).toContain("weil Sie am 1. Dezember 2026 zugestimmt haben: „Ja, gern.“");
  expect(plain).toContain("Guten Tag,");
  expect(plain).toContain("Diese E-Mails abbestellen");
});

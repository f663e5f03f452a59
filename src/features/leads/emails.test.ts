import { expect, test } from "vitest";
import { siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import { downloadEmail, leadReplyEmail } from "./emails.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test("sends a download of a German site in German", () => {
  const email = downloadEmail(german, { ...{ name: "Maren", title: "Handbuch", href: "x" }, days: 7, page: "/ebook" });
  expect(email.subject).toBe("Ihr Exemplar: Handbuch");
  expect(email.greeting).toBe("Guten Tag Maren,");
  expect(email.blocks).toContainEqual({ kind: "button", label: "PDF öffnen", href: "x" });
});

test("quotes a message with its date in German, and previews the text after the greeting", () => {
  const reply = { subject: "Re", body: "Guten Tag Maren,\n\nanbei.", message: "Hallo", from: "Maren" };
  const { blocks, preview } = leadReplyEmail(german, { ...reply, sentAt: "2026-12-01T13:00:00Z" });
  expect(blocks).toContainEqual({ kind: "small", text: "Am 1. Dezember 2026 schrieb Maren:" });
  expect(preview).toBe("anbei.");
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { releaseWordings, wordingOf } from "./release-wordings.ts";
import { signedStatement } from "./releases.server.ts";

test.each(["en", "de"] as const)("finds the wording of the current release form in %s by its version", (language) => {
  const wording = releaseWordings[language];
  expect(wordingOf(wording.version)).toBe(wording);
});

test("keeps the wording of an older version, which its hash covers", () => {
  expect(wordingOf("2026-11").labels).toEqual({
    audio: "Sound: the conversation as a podcast episode",
    video: "Picture: the conversation as a video",
    clips: "Clips: short passages on social media",
    transcript: "Transcript: the conversation as text on the website",
  });
});

const facts = { show: "The Show", owner: "Anna Nord" };
const signature = { signature: "Ben Gast", signedAt: new Date("2026-11-23T10:00:00Z") };
const grants = { audio: true, video: false, clips: true, transcript: true };

test("keeps the hash of a statement that was signed in English", () => {
  const { version, text } = releaseWordings.en;
  const release = { version, text: text(facts).join("\n\n"), ...signature, ...grants };
  const statement = signedStatement(release, { name: "Ben Gast", email: "ben@example.com" });
  expect(createHash("sha256").update(statement).digest("hex")).toBe(
    "1d838591af4e0fef66fe874e5b0a5e8b02bd9e7dcb90799f37445c771ecefc46",
  );
});

test("writes a statement signed in German entirely in German", () => {
  const { version, text } = releaseWordings.de;
  const release = { version, text: text({ ...facts, show: "Nachtdienst" }).join("\n\n"), ...signature, ...grants };
  const statement = signedStatement(release, { name: "Ben Gast", email: "ben@example.com" });
  expect(statement).toContain("Einwilligung, Fassung 2026-11-29-de");
  expect(statement).toContain("Bild: das Gespräch als Video: nein");
  expect(statement).not.toMatch(/\b(?:the|yes|no|signed|guest)\b/i);
});

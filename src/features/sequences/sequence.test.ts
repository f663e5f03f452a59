import { expect, test } from "vitest";
import { escapeHtml } from "../../lib/plain-text.ts";
import { fillFields } from "./sequence.ts";

const reader = { name: "Anna Berg", organisation: null };

test("fields are filled, and the text after the bar replaces unknown values", () => {
  expect(fillFields("{name}, how is {organisation|your team}?", reader)).toBe("Anna Berg, how is your team?");
  expect(fillFields("Good morning{name}.", { name: null, organisation: null })).toBe("Good morning.");
});

test("a value is escaped, and can't be read as another field", () => {
  const hostile = { name: "<b>{organisation}</b> %%UNSUBSCRIBE_URL%%", organisation: "Secret" };
  const filled = fillFields("{name}", hostile, escapeHtml);
  expect(filled).not.toContain("<b>");
  expect(filled).not.toContain("Secret");
  expect(filled).not.toContain("%%");
});

test("other braces are unchanged", () => {
  expect(fillFields("{date} {Name} {}", reader)).toBe("{date} {Name} {}");
});

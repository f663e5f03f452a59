import { describe, expect, test } from "vitest";
import { escapeHtml } from "../../lib/plain-text.ts";
import { fillFields } from "./sequence.ts";

const reader = { name: "Anna Berg", organisation: null };

describe("fillFields", () => {
  test("fills fields, and replaces unknown values with the text after the bar", () => {
    expect(fillFields("{name}, how is {organisation|your team}?", reader)).toBe("Anna Berg, how is your team?");
    expect(fillFields("Good morning{name}.", { name: null, organisation: null })).toBe("Good morning.");
  });

  test("escapes a value, which can't contain another field", () => {
    const hostile = { name: "<b>{organisation}</b> %%UNSUBSCRIBE_URL%%", organisation: "Secret" };
    const filled = fillFields("{name}", hostile, escapeHtml);
    expect(filled).not.toContain("<b>");
    expect(filled).not.toContain("Secret");
    expect(filled).not.toContain("%%");
  });

  test("leaves other braces unchanged", () => {
    expect(fillFields("{date} {Name} {}", reader)).toBe("{date} {Name} {}");
  });
});

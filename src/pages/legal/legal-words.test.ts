import { describe, expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { fillFacts } from "./legal-words.tsx";

describe("fillFacts", () => {
  test("fills in the site's facts", () => {
    expect(fillFacts("<p>{{name}}, {{city}}</p>", defaultSite.facts)).toBe(
      `<p>${defaultSite.facts.name}, ${defaultSite.facts.address.city}</p>`,
    );
  });

  test("escapes facts", () => {
    expect(fillFacts("<p>{{name}}</p>", { ...defaultSite.facts, name: 'A & B <"C">' })).toBe(
      "<p>A &amp; B &lt;&quot;C&quot;&gt;</p>",
    );
  });

  test("rejects an unknown fact", () => {
    expect(() => fillFacts("{{shoeSize}}", defaultSite.facts)).toThrow("shoeSize");
  });

  test("fills facts in a URL, where the braces are percent-encoded", () => {
    expect(fillFacts('<a href="tel:%7B%7BphoneNumber%7D%7D">x</a>', defaultSite.facts)).toBe(
      `<a href="${defaultSite.facts.phone.href}">x</a>`,
    );
  });
});

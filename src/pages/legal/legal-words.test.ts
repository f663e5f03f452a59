import { expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { fillFacts } from "./legal-words.tsx";

test("a legal text is filled with the site's facts", () => {
  expect(fillFacts("<p>{{name}}, {{city}}</p>", defaultSite.facts)).toBe(
    `<p>${defaultSite.facts.name}, ${defaultSite.facts.address.city}</p>`,
  );
});

test("facts in a legal text are escaped", () => {
  expect(fillFacts("<p>{{name}}</p>", { ...defaultSite.facts, name: 'A & B <"C">' })).toBe(
    "<p>A &amp; B &lt;&quot;C&quot;&gt;</p>",
  );
});

test("a legal text with an unknown fact is rejected", () => {
  expect(() => fillFacts("{{shoeSize}}", defaultSite.facts)).toThrow("shoeSize");
});

test("facts in a link's URL are filled although the braces are encoded", () => {
  expect(fillFacts('<a href="tel:%7B%7BphoneNumber%7D%7D">x</a>', defaultSite.facts)).toBe(
    `<a href="${defaultSite.facts.phone.href}">x</a>`,
  );
});

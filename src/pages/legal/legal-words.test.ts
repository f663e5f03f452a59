import { expect, test } from "vitest";
import { siteFacts } from "../../facts/site-facts.ts";
import { fillFacts } from "./legal-words.tsx";

test("puts in the site's facts", () => {
  expect(fillFacts("<p>{{name}}, {{city}}</p>", siteFacts)).toBe(`<p>${siteFacts.name}, ${siteFacts.address.city}</p>`);
});

test("makes them safe for HTML", () => {
  expect(fillFacts("<p>{{name}}</p>", { ...siteFacts, name: 'A & B <"C">' })).toBe(
    "<p>A &amp; B &lt;&quot;C&quot;&gt;</p>",
  );
});

test("rejects a fact that does not exist", () => {
  expect(() => fillFacts("{{shoeSize}}", siteFacts)).toThrow("shoeSize");
});

test("fills the address of a link, where the braces are encoded", () => {
  expect(fillFacts('<a href="tel:%7B%7BphoneNumber%7D%7D">x</a>', siteFacts)).toBe(
    `<a href="${siteFacts.phone.href}">x</a>`,
  );
});

import { expect, test } from "vitest";
import { legalProblem, withAnchors } from "./legal-text.ts";

const words = "<p>Information according to Section 5 DDG, in as many words as it takes.</p>";

test("gives headings unique ids and lists them", () => {
  const { html, headings } = withAnchors("<h2>Contact</h2><p>x</p><h3><em>By</em> phone</h3><h2>Contact</h2>");
  expect(html).toBe(
    '<h2 id="contact">Contact</h2><p>x</p><h3 id="by-phone"><em>By</em> phone</h3><h2 id="contact-2">Contact</h2>',
  );
  expect(headings).toEqual([
    { id: "contact", text: "Contact", depth: 2 },
    { id: "by-phone", text: "By phone", depth: 3 },
    { id: "contact-2", text: "Contact", depth: 2 },
  ]);
});

test("accepts known placeholders in text and in URLs", () => {
  expect(
    legalProblem(
      "privacy",
      `${words}<p>{{name}} <a href="tel:%7B%7BphoneNumber%7D%7D">call</a></p><p>{{services}}</p>`,
    ),
  ).toBe(undefined);
});

test.each([
  "<p>We use {{services}} here.</p>",
  "<p><strong>{{services}}</strong></p>",
  '<p><a href="https://x.example/%7B%7Bservices%7D%7D">x</a></p>',
])("rejects a generated part inside %j", (html) => {
  expect(legalProblem("privacy", words + html)).toContain("a paragraph of its own");
});

test.each([
  ["<p>Soon.</p>", "so few words"],
  [`${words}<p>{{shoeSize}}</p>`, "{{shoeSize}} is not a detail"],
  [`${words}<p>{{}}</p>`, "{{}} is not a detail"],
  [`${words}<p>{{ name }}</p>`, "{{ name }} is not a detail"],
  [`${words}<p>{{services}}</p>`, "does not belong in this document"],
])("rejects the legal text %j", (html, sentence) => {
  expect(legalProblem("impressum", html)).toContain(sentence);
});

import { expect, test } from "vitest";
import { changesOf, fieldValue, sectionsOf, textProblems } from "./text-fields.ts";
import { keepTokens } from "./token-typing.ts";

const defaults = new Map<string, object>([
  [
    "hero",
    {
      title: "I am {name}.",
      action: { to: "/contact", label: "Get in Touch" },
      jump: { href: "#roi", label: "See it" },
      paragraphs: ["One.", "Two."],
      rows: [
        { key: "rule", label: "A rule", cells: ["Without", "With"] },
        { key: "audit", label: "An audit", cells: ["A week", "A minute"] },
      ],
    },
  ],
  ["structure", { key: "none" }],
]);

const sections = sectionsOf(defaults);
const fields = sections.flatMap((section) => section.fields);
const values = Object.fromEntries(fields.map((field) => [field.path, fieldValue(field, {})]));

test("texts, targets and lists are fields; keys and anchors are not", () => {
  expect(sections.map(({ title }) => title)).toEqual(["Hero"]);
  expect(fields.map(({ path, kind, label }) => [path, kind, label])).toEqual([
    ["hero.title", "line", "Headline"],
    ["hero.action.to", "link", "Action: leads to"],
    ["hero.action.label", "line", "Action: label"],
    ["hero.jump.label", "line", "Jump: label"],
    ["hero.paragraphs", "list", "Paragraphs"],
    ["hero.rows", "list", "Rows"],
  ]);
});

test("values survive conversion to changes and back, and unchanged ones are omitted", () => {
  expect(changesOf(fields, values, {})).toEqual({});
  const next = {
    ...values,
    "hero.title": "I drive.",
    "hero.rows": [
      { key: "audit", texts: { label: "An audit", cells: "A week\nAn hour" } },
      { key: "rule", texts: { label: "A law", cells: "Without\nWith" } },
    ],
    "hero.paragraphs": [{ key: "", texts: { text: "Only this." } }],
  };
  const changes = changesOf(fields, next, { "gone.text": "kept" });
  expect(changes).toEqual({
    "gone.text": "kept",
    "hero.title": "I drive.",
    "hero.paragraphs": ["Only this."],
    "hero.rows": [
      { key: "audit", from: 1, texts: { cells: ["A week", "An hour"] } },
      { key: "rule", from: 0, texts: { label: "A law" } },
    ],
  });
  for (const field of fields)
    expect(fieldValue(field, changes)).toEqual(new Map<string, unknown>(Object.entries(next)).get(field.path));
});

test.each([
  ["", "write one"],
  ["x".repeat(81), "at most 80 characters (now 81)"],
  ["A <b>bold</b> word", "plain text"],
  ["I am {nobody}.", "{nobody} has no value"],
])("the title %s is rejected with a sentence", (title, sentence) => {
  expect(textProblems(fields, { ...values, "hero.title": title })["hero.title"]).toContain(sentence);
});

test.each(["javascript:alert(1)", "//example.org", "contact", "http://example.org"])(
  "%s isn't a valid target",
  (to) => {
    expect(textProblems(fields, { ...values, "hero.action.to": to })).toHaveProperty(["hero.action.to"]);
  },
);

test("the defaults, and targets on this site and others, are valid", () => {
  expect(textProblems(fields, values)).toEqual({});
  for (const to of ["/blog/an-article", "#part", "https://example.org/a", "/about#journey"])
    expect(textProblems(fields, { ...values, "hero.action.to": to })).toEqual({});
});

test.each([
  ["Hi {name}!", "Hi {nam}!", "Hi !"],
  ["Hi {name}!", "Hi {naxme}!", "Hi {name}!"],
  ["Hi {name}!", "Hi {name}, you!", "Hi {name}, you!"],
  ["Hi {name}!", "Hi {name!", "Hi !"],
  ["Hi {name}!", "Hi name}!", "Hi !"],
  ["Hi {name}!", "Ho {name}!", "Ho {name}!"],
  ["Hi {name}!", "", ""],
  ["{name}{city}", "{namity}", ""],
])("typing turns %s with %s into %s", (before, after, expected) => {
  expect(keepTokens(before, after)).toBe(expected);
});

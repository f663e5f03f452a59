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

test("sectionsOf makes fields of texts, targets and lists, but not of keys and anchors", () => {
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

test("changesOf omits unchanged values, and fieldValue reads its changes back", () => {
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
])("textProblems rejects the title %j with a sentence", (title, sentence) => {
  expect(textProblems(fields, { ...values, "hero.title": title })["hero.title"]).toContain(sentence);
});

test.each(["javascript:alert(1)", "//example.org", "contact", "http://example.org"])(
  "textProblems rejects the target %s",
  (to) => {
    expect(textProblems(fields, { ...values, "hero.action.to": to })).toHaveProperty(["hero.action.to"]);
  },
);

test("textProblems accepts the defaults, and targets on this site and others", () => {
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
])("keepTokens turns %j, edited to %j, into %j", (before, after, expected) => {
  expect(keepTokens(before, after)).toBe(expected);
});

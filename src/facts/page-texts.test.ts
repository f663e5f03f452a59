import { afterEach, expect, test } from "vitest";
import { claimToken } from "./claim-tokens.ts";
import { claims } from "./claims.ts";
import { editable, replacePageTexts, type TextItem } from "./page-texts.ts";
import { replaceStoredFacts } from "./stored-facts.ts";

afterEach(() => {
  replacePageTexts({});
  replaceStoredFacts({});
});

const copy = editable(
  "/about",
  "hero",
  {
    title: "I am {name}.",
    paragraphs: ["One.", "Two."],
    action: { to: "/contact", label: "Get in Touch" },
    items: [
      { icon: "clock", title: "Night", text: "{roiWithin.wording}" },
      { icon: "people", title: "Day", text: "Open" },
    ],
    card: { claim: claims.costCut, text: "A figure" },
  },
  claimToken,
);

test("a text without a change is the default with the values of its tokens", () => {
  expect(copy.title).toBe("I am Your Name.");
  expect(copy.items[0]?.text).toBe("ROI within 3-6 months");
  expect({ ...copy }.action).toEqual({ to: "/contact", label: "Get in Touch" });
});

test("a change appears at once, with its tokens, and other texts stay", () => {
  replacePageTexts({ "/about": { "hero.title": "{name} drives.", "hero.action.label": "Write" } });
  expect(copy.title).toBe("Your Name drives.");
  expect(copy.action).toEqual({ to: "/contact", label: "Write" });
  replaceStoredFacts({ site: { name: "Anna Berg" } });
  expect(copy.title).toBe("Anna Berg drives.");
  replacePageTexts({ "/contact": { "hero.title": "Elsewhere" } });
  expect(copy.title).toBe("I am Anna Berg.");
});

test("entries of a list are added, removed, ordered and changed; icons and kinds stay", () => {
  const items: TextItem[] = [
    { from: 1, texts: {} },
    { from: 0, texts: { title: "Dusk" } },
    { from: 1, texts: { title: "New" } },
  ];
  replacePageTexts({ "/about": { "hero.items": items, "hero.paragraphs": ["Only {name}."] } });
  expect(copy.paragraphs).toEqual(["Only Your Name."]);
  expect(copy.items).toEqual([
    { icon: "people", title: "Day", text: "Open" },
    { icon: "clock", title: "Dusk", text: "ROI within 3-6 months" },
    { icon: "people", title: "New", text: "Open" },
  ]);
});

test("a change that no longer fits its default is ignored", () => {
  replacePageTexts({ "/about": { "hero.title": ["a list"], "hero.paragraphs": "a text", "hero.gone": "x" } });
  expect(copy.title).toBe("I am Your Name.");
  expect(copy.paragraphs).toEqual(["One.", "Two."]);
});

test("a claim keeps its fact, and an unknown token is shown as typed", () => {
  replacePageTexts({ "/about": { "hero.card.text": "{nobody} and {roiWithin.inSentence}" } });
  expect(copy.card.claim).toBe(claims.costCut);
  expect(copy.card.text).toBe("{nobody} and rOI within 3-6 months");
});

test("removing a figure removes its sentences and entries", () => {
  const removed = { value: "", unit: "", prefix: "", figure: "", label: "", wording: "" };
  const proof = editable(
    "/about",
    "proof",
    {
      lead: "We start small. {roiWithin.wording}, measured. You can stop at any time.",
      facts: ["{roiWithin.wording}", "{euHosting}"],
      figures: [claims.roiWithin, claims.costCut],
      items: [
        { strong: "{roiWithin.wording}", text: ", measured" },
        { strong: "Open books", text: "" },
        { title: "When?", text: "{roiWithin.wording}." },
      ],
    },
    claimToken,
  );
  expect(proof.items).toHaveLength(3);
  replaceStoredFacts({ "claims.roiWithin": removed });
  expect(proof.lead).toBe("We start small. You can stop at any time.");
  expect(proof.facts).toEqual(["Data hosted in the EU"]);
  expect(proof.figures).toEqual([claims.costCut]);
  expect(proof.items).toEqual([{ strong: "Open books", text: "" }]);
});

test("entries of a list that lead to a hidden page are left out", () => {
  const links = editable("/about", "links", {
    cards: [
      { to: "/ebook", label: "The eBook" },
      { to: "/contact", label: "Contact" },
    ],
    services: [{ title: "Audit", link: { to: "/knowledge-audit", label: "More" } }],
  });
  replaceStoredFacts({ hidden: { "/ebook": true, "/knowledge-audit": "/contact" } });
  expect(links.cards.map(({ to }) => to)).toEqual(["/contact"]);
  expect(links.services).toEqual([]);
});

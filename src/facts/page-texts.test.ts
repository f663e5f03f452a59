import { expect, test } from "vitest";
import { claimToken } from "./claim-tokens.ts";
import { copyOf, pageCopy, shared } from "./page-texts.ts";
import { type PageTexts, type StoredFacts, siteOf, type TextItem } from "./site.ts";
import { siteToken } from "./tokens.ts";

const described = pageCopy(
  "/services/manufacturing",
  "hero",
  {
    title: "I am {name}.",
    paragraphs: ["One.", "Two."],
    action: { to: "/contact", label: "Get in Touch" },
    items: [
      { key: "clock", title: "Night", text: "{roiWithin.wording}" },
      { key: "people", title: "Day", text: "Open" },
    ],
    card: { text: "A figure" },
  },
  claimToken,
);

const words = (texts: PageTexts, stored: StoredFacts = {}) => copyOf(siteOf(stored, texts), described);

test("a text without a change is the default with the values of its tokens", () => {
  const copy = words({});
  expect(copy.title).toBe("I am Your Name.");
  expect(copy.items[0]?.text).toBe("ROI within 3-6 months");
  expect(copy.action).toEqual({ to: "/contact", label: "Get in Touch" });
});

test("a site's texts are its own, with its tokens, and other texts stay", () => {
  const texts: PageTexts = {
    "/services/manufacturing": { "hero.title": "{name} drives.", "hero.action.label": "Write" },
  };
  expect(words(texts).title).toBe("Your Name drives.");
  expect(words(texts).action).toEqual({ to: "/contact", label: "Write" });
  const anna = { site: { name: "Anna Berg" } };
  expect(words(texts, anna).title).toBe("Anna Berg drives.");
  expect(words({ "/contact": { "hero.title": "Elsewhere" } }, anna).title).toBe("I am Anna Berg.");
  expect(words({}).title).toBe("I am Your Name.");
});

test("a part that shows another's texts follows its changes, and may have its own", () => {
  const outer = pageCopy("/about/company", "outer", { items: [shared(described), { title: "More" }] });
  const texts: PageTexts = { "/services/manufacturing": { "hero.title": "Changed" } };
  expect(copyOf(siteOf({}, texts), outer).items.map(({ title }) => title)).toEqual(["Changed", "More"]);
  const own: PageTexts = { ...texts, "/about/company": { "outer.items": [{ from: 0, texts: { title: "Own" } }] } };
  expect(copyOf(siteOf({}, own), outer).items.map(({ title }) => title)).toEqual(["Own"]);
});

test("entries of a list are added, removed, ordered and changed", () => {
  const items: TextItem[] = [
    { from: 1, texts: {} },
    { from: 0, texts: { title: "Dusk" } },
    { from: 1, texts: { title: "New" } },
  ];
  const copy = words({ "/services/manufacturing": { "hero.items": items, "hero.paragraphs": ["Only {name}."] } });
  expect(copy.paragraphs).toEqual(["Only Your Name."]);
  expect(copy.items).toEqual([
    { key: "people", title: "Day", text: "Open" },
    { key: "clock", title: "Dusk", text: "ROI within 3-6 months" },
    { key: "people", title: "New", text: "Open" },
  ]);
});

test("changes of an entry stay with its key when developers move entries or remove one", () => {
  const entry = (key: string) => ({ key, title: key });
  const items: TextItem[] = [
    { key: "b", from: 1, texts: { title: "Own" } },
    { key: "a", from: 0, texts: {} },
  ];
  const site = siteOf({}, { "/ebook": { "list.items": items } });
  const titles = (...keys: string[]) =>
    copyOf(site, { page: "/ebook", section: "list", defaults: { items: keys.map(entry) } }).items.map(
      ({ title }) => title,
    );
  expect(titles("a", "b")).toEqual(["Own", "a"]);
  expect(titles("new", "b", "a")).toEqual(["Own", "a"]);
  expect(titles("new", "a")).toEqual(["a"]);
});

test("texts of a list within an entry are changed by their keys", () => {
  const parts = [
    { key: "camera", title: "Camera" },
    { key: "light", title: "Light" },
  ];
  const groups = [{ key: "picture", title: "Picture", parts }];
  const nested = pageCopy("/schedule-interview", "nested", { groups });
  const items: TextItem[] = [{ key: "picture", from: 0, texts: { "parts.light.title": "A lamp" } }];
  const [group] = copyOf(siteOf({}, { "/schedule-interview": { "nested.groups": items } }), nested).groups;
  expect(group?.parts.map(({ title }) => title)).toEqual(["Camera", "A lamp"]);
});

test("a change that no longer fits its default is ignored", () => {
  const copy = words({
    "/services/manufacturing": { "hero.title": ["a list"], "hero.paragraphs": "a text", "hero.gone": "x" },
  });
  expect(copy.title).toBe("I am Your Name.");
  expect(copy.paragraphs).toEqual(["One.", "Two."]);
});

test("an unknown token is shown as it was written", () => {
  const copy = words({ "/services/manufacturing": { "hero.card.text": "{nobody} and {roiWithin.inSentence}" } });
  expect(copy.card.text).toBe("{nobody} and ROI within 3-6 months");
});

test("removing a figure removes its sentences and entries", () => {
  const removed = { value: "", unit: "", prefix: "", figure: "", label: "", wording: "" };
  const described = pageCopy(
    "/services/manufacturing",
    "proof",
    {
      lead: "We start small. {roiWithin.wording}, measured. You can stop at any time.",
      facts: ["{roiWithin.wording}", "{euHosting}"],
      items: [
        { strong: "{roiWithin.wording}", text: ", measured" },
        { strong: "Open books", text: "" },
        { title: "When?", text: "{roiWithin.wording}." },
      ],
    },
    claimToken,
  );
  expect(copyOf(siteOf(), described).items).toHaveLength(3);
  const proof = copyOf(siteOf({ "claims.roiWithin": removed }), described);
  expect(proof.lead).toBe("We start small. You can stop at any time.");
  expect(proof.facts).toEqual(["Data hosted in the EU"]);
  expect(proof.items).toEqual([{ strong: "Open books", text: "" }]);
});

test("a claim within a sentence starts in lower case, except in German, where its noun keeps its capital", () => {
  expect(claimToken(siteOf(), "euHosting.inSentence")).toBe("data hosted in the EU");
  const german: StoredFacts = { site: { language: "de" }, assurances: { euHosting: "Daten in der EU" } };
  expect(claimToken(siteOf(german), "euHosting.inSentence")).toBe("Daten in der EU");
  expect(claimToken(siteOf({ ...german, "claims.costCut": { wording: "Kosten sinken" } }), "costCut.inSentence")).toBe(
    "Kosten sinken",
  );
});

test("a fact within a sentence keeps abbreviations, and an industry loses the capitals of its title", () => {
  const role = { site: { role: "AI consultant" } };
  expect(siteToken(siteOf(role), "role.inSentence")).toBe("AI consultant");
  expect(siteToken(siteOf(), "role.inSentence")).toBe("independent consultant for AI knowledge management");
  expect(siteToken(siteOf(), "financialName.inSentence")).toBe("financial services");
});

test("entries of a list that lead to a hidden page are left out", () => {
  const described = pageCopy("/services/manufacturing", "links", {
    cards: [
      { to: "/ebook", label: "The eBook" },
      { to: "/contact", label: "Contact" },
    ],
    services: [{ title: "Audit", link: { to: "/knowledge-audit", label: "More" } }],
  });
  const site = siteOf({ hidden: { "/ebook": true, "/knowledge-audit": "/contact" } });
  const links = copyOf(site, described);
  expect(links.cards.map(({ to }) => to)).toEqual(["/contact"]);
  expect(links.services).toEqual([]);
});

test("a site in another language shows its translation, and the owner's own texts where there are any", () => {
  const words: PageTexts = {
    "/services/manufacturing": {
      "hero.title": "Ich bin {name}.",
      "hero.items.clock.title": "Nacht",
      "hero.items.people.title": "Tag",
    },
  };
  const inGerman = copyOf(siteOf({}, {}, { words }), described);
  expect(inGerman.title).toBe("Ich bin Your Name.");
  expect(inGerman.items.map(({ key, title, text }) => [key, title, text])).toEqual([
    ["clock", "Nacht", "ROI within 3-6 months"],
    ["people", "Tag", "Open"],
  ]);
  expect(inGerman.action).toEqual({ to: "/contact", label: "Get in Touch" });
  const items: TextItem[] = [{ key: "people", from: 1, texts: { text: "Offen" } }];
  const own = copyOf(
    siteOf({}, { "/services/manufacturing": { "hero.title": "Mein Titel", "hero.items": items } }, { words }),
    described,
  );
  expect(own.title).toBe("Mein Titel");
  expect(own.items).toEqual([{ key: "people", title: "Tag", text: "Offen" }]);
});

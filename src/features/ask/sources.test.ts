import { expect, test } from "vitest";
import { defaultSite, siteOf } from "../../facts/site.ts";
import { wordsIn } from "../../words/words-in.server.ts";
import type { Passage } from "./archive/passage.ts";
import { sourceOf } from "./sources.ts";

const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

const passage = { id: 1, title: "", anchor: "", start: null, speaker: "", text: "", path: "/x", isTable: false };

test.each([
  [{ kind: "issue", item: "issue:4", label: "Issue 46", heading: "H" }, "Issue 46, H", "Ausgabe 46, H"],
  [{ kind: "issue", item: "issue:4", label: "Issue", heading: "" }, "Issue", "Ausgabe"],
  [{ kind: "ebook", item: "ebook:ebook", label: "Free eBook", heading: "" }, "Free eBook", "Kostenloses E-Book"],
  [
    { kind: "ebook", item: "ebook:healthcare-guide", label: "Free guide", heading: "H" },
    "Free guide, H",
    "Kostenloser Leitfaden, H",
  ],
  [
    { kind: "episode", item: "episode:2", label: "Folge 2", heading: "About the Guest" },
    "About the Guest, folge 2",
    "Zu Gast, Folge 2",
  ],
  [{ kind: "page", item: "page:2", label: "", heading: "H" }, "H", "H"],
] as const)("names the place of %o in the site's language", (place, inEnglish, inGerman) => {
  const found = { ...passage, ...place } as unknown as Passage;
  expect([defaultSite, german].map((site) => sourceOf(site, found).place)).toEqual([inEnglish, inGerman]);
});

import type { PageTexts, Site, TextChanges } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { Language } from "../../lib/language.ts";

/**
 * What an open site says in the place of sample texts that speak of the sample owner's trade, on pages that cannot be
 * hidden or that any trade keeps: {name}, {role} and {city} are the owner's.
 */
const english: PageTexts = {
  "/every-page": { "site.keywords": "", "site.summary": "services, articles and how to get in touch." },
  "/": {
    "meta.description": "{name}: {role.inSentence}, {city}.",
    "meta.keywords": "",
    // Without a question the answer is left out.
    "hero.answer.question": "",
    "hero.otherAnswers": [],
    "banner.title": "Bring the question that keeps coming back",
    "banner.lead": "Half an hour is usually enough to see whether we can help. If we can’t, we’ll say so.",
  },
  "/contact": {
    "next.items": [
      { key: "readOurselves", from: 0, texts: {} },
      {
        key: "hearWould",
        from: 1,
        texts: { text: "Where we would start, roughly how long it takes, and whether we are the right people at all." },
      },
      {
        key: "thenDecide",
        from: 2,
        texts: { text: "A conversation or nothing further. We don’t call again unless you ask us to." },
      },
    ],
    "meta.description": "Write to or call {name} in {city}.",
  },
  "/strategy-call": {
    "meta.name": "Strategy call",
    "meta.description":
      "A complimentary call, usually of 30 minutes: where you stand, where to begin and what comes first.",
    "strategyCallBooking.cardTitle": "Strategy call",
    "strategyCall.name": "Strategy call",
  },
  "/blog": {
    "article.author.owner": "{role}, {city}.",
    "article.standardCta.title": "Shall we talk about your case?",
    "article.standardCta.text": "Bring one question that keeps coming back. We’ll look at it together.",
    "article.demoCta.title": "See how it works",
    "article.demoCta.text": "Half an hour, with your own case as the example.",
    "category.description": "Articles about {category}.",
    "meta.title": "Blog",
    "meta.description": "Articles by {name}: {role.inSentence}, {city}.",
  },
  "/podcast": {
    "episodesMeta.description": "All episodes of {podcastName}, with {name}.",
  },
  "/roi-calculator": {
    "businessCase.title": "Estimated yearly return",
    "meta.description": "Work out your return, with every formula in plain sight, ready to print and share.",
  },
};

export const neutralTexts: Readonly<Record<Language, PageTexts>> = { en: english, de: {} };

/** A page's texts on an open site; the owner's own come first. */
export const withNeutralTexts = (
  { facts }: Pick<Site, "facts">,
  page: TextPage,
  changes: TextChanges,
): TextChanges => ({
  ...neutralTexts[facts.language][page],
  ...changes,
});

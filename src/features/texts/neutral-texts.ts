import type { PageTexts, Site, TextChanges } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { Language } from "../../lib/language.ts";

/** Replaces texts about the sample owner's trade on an open site, on pages that can't be hidden or that suit any trade. */
const english: PageTexts = {
  "/every-page": { "site.keywords": "", "site.summary": "services, articles and how to get in touch." },
  "/": {
    "meta.description": "{name}: {role.inSentence}, {city}.",
    "meta.keywords": "",
    // Without a question the page omits the answer.
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

/** The same paths. German nouns keep their capital, so {role} stays as the owner wrote it. */
const german: PageTexts = {
  "/every-page": { "site.keywords": "", "site.summary": "Leistungen, Artikel und Wege zum Kontakt." },
  "/": {
    "meta.description": "{name}: {role}, {city}.",
    "meta.keywords": "",
    "hero.answer.question": "",
    "hero.otherAnswers": [],
    "banner.title": "Bringen Sie die Frage mit, die immer wiederkehrt",
    "banner.lead": "Eine halbe Stunde reicht meist, um zu sehen, ob wir helfen können. Wenn nicht, sagen wir es Ihnen.",
  },
  "/contact": {
    "next.items": [
      { key: "readOurselves", from: 0, texts: {} },
      {
        key: "hearWould",
        from: 1,
        texts: {
          text: "Wo wir anfangen würden, wie lange es ungefähr dauert und ob wir überhaupt die Richtigen dafür sind.",
        },
      },
      {
        key: "thenDecide",
        from: 2,
        texts: {
          text: "Ein Gespräch oder gar nichts weiter. Wir rufen nicht wieder an, es sei denn, Sie wünschen es.",
        },
      },
    ],
    "meta.description": "Schreiben Sie {name} in {city} oder rufen Sie an.",
  },
  "/strategy-call": {
    "meta.name": "Strategiegespräch",
    "meta.description":
      "Ein kostenfreies Gespräch, meist 30 Minuten: wo Sie stehen, wo Sie beginnen und was zuerst kommt.",
    "strategyCallBooking.cardTitle": "Strategiegespräch",
    "strategyCall.name": "Strategiegespräch",
  },
  "/blog": {
    "article.author.owner": "{role}, {city}.",
    "article.standardCta.title": "Sprechen wir über Ihren Fall?",
    "article.standardCta.text": "Bringen Sie eine Frage mit, die immer wiederkehrt. Wir sehen sie uns gemeinsam an.",
    "article.demoCta.title": "Sehen Sie, wie es funktioniert",
    "article.demoCta.text": "Eine halbe Stunde, mit Ihrem eigenen Fall als Beispiel.",
    "category.description": "Artikel zum Thema {category}.",
    "meta.title": "Blog",
    "meta.description": "Artikel von {name}: {role}, {city}.",
  },
  "/podcast": {
    "episodesMeta.description": "Alle Folgen von {podcastName}, mit {name}.",
  },
  "/roi-calculator": {
    "businessCase.title": "Geschätzter Ertrag pro Jahr",
    "meta.description": "Berechnen Sie Ihren Ertrag: jede Formel offen, zum Drucken und Teilen.",
  },
};

export const neutralTexts: Readonly<Record<Language, PageTexts>> = { en: english, de: german };

/** A page's texts on an open site; the owner's own come first. */
export const withNeutralTexts = (
  { facts }: Pick<Site, "facts">,
  page: TextPage,
  changes: TextChanges,
): TextChanges => ({
  ...neutralTexts[facts.language][page],
  ...changes,
});

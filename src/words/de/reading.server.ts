import { listMeta } from "../../features/articles/pages/blog-meta.ts";
import { listWords } from "../../features/articles/pages/list-copy.ts";
import { articleWords } from "../../features/articles/pages/reading-copy.ts";
import { readingProblem } from "../../features/articles/pages/reading-problem-copy.ts";
import { readingStates } from "../../features/articles/pages/reading-states-copy.ts";
import { sectionLabels } from "../../features/own-pages/pages/section-labels-copy.ts";
import { translate } from "../translation.ts";

/** Articles and their lists. */
export const readingWords = [
  translate(readingStates, {
    blog: "Blog",
    loading: "Der Artikel wird geladen",
  }),
  translate(readingProblem, { failed: "Dabei ist etwas schiefgegangen. Bitte versuchen Sie es erneut." }),
  translate(articleWords, {
    minutes: "{count} Min.",
    minutesToRead: "{count} Min. Lesezeit",
    published: "Veröffentlicht {ago}",
    nextStep: "Nächster Schritt",
    moreIn: "Mehr zu {category}",
    loadingRelated: "Verwandte Artikel werden geladen",
    share: "Teilen",
    shareTo: "Auf {network} teilen",
    copy: "Link kopieren",
    byEmail: "Per E-Mail teilen",
    copied: "Link in die Zwischenablage kopiert",
    notCopied: "Der Link konnte nicht kopiert werden",
  }),
  translate(listMeta, {
    inCategory: "Artikel zu {category}",
    title: "{title}, Seite {page}",
    description: "{description} Seite {page}.",
  }),
  translate(listWords, {
    pages: "Seiten des Blogs",
    filter: "Artikel filtern",
    categories: "Kategorien",
    count: { one: "{count} Artikel", other: "{count} Artikel" },
    inCategory: "Artikel zu {category}",
    results: "Suchergebnisse: „{term}“",
    latest: "Neueste Artikel",
    noResults: "Keine Ergebnisse für „{term}“",
    noneInCategory: "Keine Artikel in der Kategorie {category}",
    none: "Noch keine Artikel",
  }),
  translate(sectionLabels, {
    hero: "Einleitung",
    text: "Text",
    cards: "Karten",
    comparison: "Vergleich",
    questions: "Fragen",
    quotation: "Zitat",
    picture: "Bild",
    calculator: "Rechner",
    steps: "Schritte",
    figures: "Zahlen",
    banner: "Hinweis",
  }),
];

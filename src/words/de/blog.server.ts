import { articleCopy, blogCopy } from "../../features/articles/pages/blog-copy.ts";
import { blogMeta, categoryMeta } from "../../features/articles/pages/blog-meta.ts";
import { translate } from "../translation.ts";

export const blog = [
  translate(blogMeta, {
    title: "Blog zu KI und Wissen",
    description:
      "Arbeitsnotizen zu KI-Wissensmanagement, SOPs und Einarbeitung in Gesundheitswesen, Logistik und Finanzdienstleistungen, mit Zahlen und Methoden für den Montag.",
  }),
  translate(categoryMeta, {
    description:
      "Artikel zum Thema {category}: Methoden, Zahlen und Fallstricke des KI-Wissensmanagements aus dem Arbeitsalltag.",
  }),
  translate(blogCopy, {
    lead: "Arbeitsnotizen, mit durchgerechneten Zahlen.",
    searchLabel: "Artikel durchsuchen",
    searchPlaceholder: "Artikel durchsuchen …",
    allCategories: "Alle",
    emptyTitle: "Keine Artikel gefunden",
    clearFilters: "Filter zurücksetzen",
    tryAgain: "Erneut versuchen",
    beyondTitle: "Diese Seite gibt es nicht",
    beyondText: "Seite {page} gibt es nicht: Die Liste endet mit Seite {pages}.",
    lastPage: "Zur letzten Seite",
    askTitle: "Eine Frage statt eines Titels?",
    askText:
      "Fragen Sie das Archiv in Ihren eigenen Worten. Es zeigt die Absätze, die am nächsten kommen, oder sagt, dass es keinen gibt.",
    feedsLabel: "Im Feedreader lesen:",
  }),
  translate(articleCopy, {
    missingTitle: "Artikel nicht gefunden",
    missingText: "Der gesuchte Artikel existiert nicht oder wurde entfernt.",
    returnToBlog: "Zurück zum Blog",
    relatedTitle: "Ähnliche Artikel",
    contentsTitle: "In diesem Artikel",
    updated: "Aktualisiert",
    preview: "So wird er erscheinen",
    author: {
      title: "Geschrieben von",
      owner:
        "Hilft Kliniken, Speditionen und Banken, aus dem, was sie aufgeschrieben haben, Antworten zu machen, die ihre Leute prüfen können.",
      guest: "Gastbeitrag in diesem Blog.",
      sample: "Dieser Artikel ist ein Beispiel, das mit der Website geliefert wird.",
      aboutLink: "Zur Person",
      newsletterLink: "{newsletterName} abonnieren",
    },
    neighbours: {
      label: "Vorheriger und nächster Artikel",
      previous: "Vorheriger Artikel",
      next: "Nächster Artikel",
    },
    standardCta: {
      title: "Bereit für KI in Ihrer Organisation?",
      text: "Bringen Sie eine Frage mit, die Ihre Leute jeden Tag stellen. Gemeinsam verfolgen wir ihren Weg.",
      action: "Kostenfreies Strategiegespräch vereinbaren",
    },
    demoCta: {
      title: "Erleben Sie KI-Wissensagenten bei der Arbeit",
      text: "Eine halbe Stunde mit einem Agenten, der einen Satz echter Anweisungen gelesen hat. Sie fragen; er zeigt die Seite, auf der es steht.",
      action: "Demo anfragen",
    },
  }),
];

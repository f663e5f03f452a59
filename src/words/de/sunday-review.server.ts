import { issueCopy } from "../../features/newsletter/pages/issue/issue-copy.ts";
import { sundayReviewCopy } from "../../features/newsletter/pages/sunday-review-copy.ts";
import { sundayReviewMeta } from "../../features/newsletter/pages/sunday-review-meta.ts";
import { translate } from "../translation.ts";

export const sundayReview = [
  translate(sundayReviewMeta, {
    title: "{newsletterName}",
    description:
      "{newsletterName}, eine E-Mail pro Woche, am {newsletterDay}: was Organisationen wissen, wie sie es verlieren und was sich am Montag ausprobieren lässt. Kostenlos, ohne Tracking.",
    keywords: "Newsletter KI-Wissensmanagement, wöchentlicher Newsletter, Wissensmanagement, KI-Agenten, Führung",
  }),
  translate(sundayReviewCopy, {
    hero: {
      title: "Eine E-Mail, einmal pro Woche, bevor die Woche beginnt",
      lead: "{newsletterName} erscheint jeden {newsletterDay}. Ein Fall aus der Praxis, ein Vorschlag für den Montag und eine Frage für Ihre nächste Besprechung.",
      send: "An mich senden",
      action: "Jetzt abonnieren",
      facts: {
        weeklyNewsletterday: { strong: "Jeden {newsletterDay}", text: ", nie dazwischen" },
        freeCharge: { strong: "Kostenlos", text: " und frei von Werbung" },
        tracking: { strong: "Kein Tracking", text: ", weder beim Öffnen noch beim Klicken" },
      },
    },
    issue: {
      label: "Beispielausgabe",
      sender: "{newsletterName}",
      day: "{newsletterDay}",
      subject: "Der Ordner, dem alle vertrauten",
      opening:
        "In einer Klinik, die ich besucht habe, gelten für dieselbe Pumpe zwei Regelwerke. Eines ist freigegeben. Das andere stimmt und steht in einem Ordner im Dienstzimmer der Pflege.",
      parts: {
        case: {
          title: "Der Fall",
          text: "Wie eine Station nach eigenen Regeln arbeitet und warum das niemand dem Qualitätsmanagement gesagt hat.",
        },
        monday: {
          title: "Für Montag",
          text: "Fragen Sie drei Menschen, wo sie zuerst nachsehen. Schreiben Sie die Orte auf.",
        },
        nextMeeting: {
          title: "Für Ihre nächste Besprechung",
          text: "„Wer müsste gehen, damit wir es merken?“",
        },
      },
      signature: "{name}",
    },
    form: {
      title: "Abonnieren",
      lead: "Die erste Ausgabe kommt am nächsten {newsletterDay}. Abmelden geht jederzeit mit einem Klick.",
      cardTitle: "Per E-Mail erhalten",
      submitLabel: "Abonnieren",
    },
    benefits: {
      mark: "Was darin steht",
      title: "Zum Benutzen geschrieben, nicht zum Sammeln",
      items: {
        articleWeek: {
          title: "Der Artikel der Woche",
          text: "Ein Fall aus einer Klinik, einer Spedition oder einer Bank: was geschah, was es kostete und was es geändert hat.",
        },
        oneThing: {
          title: "Ein Vorschlag für den Montag",
          text: "Klein genug für einen Arbeitstag und möglich ohne Budget oder Projekt.",
        },
        questionNext: {
          title: "Eine Frage für Ihre nächste Besprechung",
          text: "Ein Satz, unbequem genug, um zu nützen, und kurz genug, um ihn auszusprechen.",
        },
        conversation: {
          title: "Das Gespräch der Woche",
          text: "Die neueste Folge von {podcastName}: wer spricht, worüber und wo Sie es hören.",
        },
      },
    },
    testimonials: {
      mark: "Leserstimmen",
      title: "Was Leser zurückschreiben",
      sampleTitle: "Was Leser zurückschreiben könnten",
      sampleLead: "Diese drei sind erfunden. Hier werden die Antworten Ihrer Leser stehen.",
    },
    promo: {
      title: "Möchten Sie lieber alles auf einmal lesen?",
      lead: "Das kostenlose E-Book „{ebookTitle}“ führt Sie vom ersten Anwendungsfall bis zum Nachweis, dass er sich gelohnt hat.",
      action: { label: "Kostenloses E-Book holen" },
    },
    faq: {
      mark: "Fragen",
      title: "Bevor Sie uns Ihre Adresse geben",
      items: {
        whenDoes: {
          question: "Wann kommt er, und wie lang ist er?",
          answer: "Jeden {newsletterDay} am {newsletterPartOfDay}. Er reicht etwa für eine Tasse Kaffee.",
        },
        happensAddress: {
          question: "Was geschieht mit meiner Adresse?",
          answer:
            "Wir verwenden sie für den Newsletter und für nichts anderes. Wir geben sie nicht weiter, und keine Ausgabe meldet, ob Sie sie geöffnet haben.",
        },
        doStop: {
          question: "Wie bestelle ich ihn ab?",
          answer:
            "Mit einem Klick: Jede Ausgabe enthält den Link, und die meisten E-Mail-Programme zeigen dafür eine eigene Schaltfläche. Nach dem Grund fragen wir nicht.",
        },
        aboutHospitals: {
          question: "Geht es nur um Kliniken?",
          answer:
            "Nein. {healthcareName}, {logisticsName} und {financialName} wechseln sich ab. Die Fehler sind dieselben; nur die Formulare heißen anders.",
        },
        canPass: {
          question: "Darf ich ihn weitergeben?",
          answer:
            "Gern, vollständig und mit dem Namen des Absenders. Möchten Sie ihn in Ihrer Mitarbeiterzeitung abdrucken, genügt vorher ein kurzes Wort.",
        },
      },
      closing: "Ist Ihre Frage nicht dabei?",
      action: { label: "Stellen Sie Ihre Frage" },
    },
  }),
  translate(issueCopy, {
    numbered: "Ausgabe {number}",
    unnumbered: "Ausgabe",
    neighbours: "Weitere Ausgaben",
    allOne: "Alle Ausgaben",
    all: "Alle {count} Ausgaben",
    missingTitle: "Ausgabe nicht gefunden",
    missingText:
      "Unter dieser Adresse gibt es keine Ausgabe. Vielleicht wurde sie noch nicht versendet oder aus dem Archiv genommen.",
    missingAction: "Alle Ausgaben",
    subscribeTitle: "Am nächsten {newsletterDay} in Ihrem Posteingang",
    subscribeText:
      "Einmal pro Woche. Was Sie öffnen oder anklicken, erfassen wir nicht, und ein Klick meldet Sie wieder ab.",
    subscribeAction: "Abonnieren",
    listMark: "Archiv",
    listTitle: "Lesen, bevor Sie abonnieren",
    listLead: "Frühere Ausgaben in voller Länge, ohne Anmeldung.",
    olderOne: "1 frühere Ausgabe",
    older: "{count} frühere Ausgaben",
    feeds: "Die Ausgaben verfolgen mit",
  }),
];

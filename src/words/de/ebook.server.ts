import { downloadCopy, heroCopy, industriesCopy, roiSectionCopy } from "../../features/leads/pages/ebook/ebook-copy.ts";
import { ebookMeta } from "../../features/leads/pages/ebook/ebook-meta.ts";
import { closingCopy, learnCopy, voicesCopy } from "../../features/leads/pages/ebook/ebook-parts-copy.ts";
import { translate } from "../translation.ts";

export const ebook = [
  translate(ebookMeta, {
    title: "Kostenloses E-Book",
    description:
      "{ebookTitle}: der kostenlose Praxisleitfaden für Gesundheitswesen, Logistik und Finanzdienstleistungen, mit einem Ertrag, den Sie selbst berechnen können.",
    keywords:
      "kostenloses E-Book, KI-Wissensagenten, KI-Wissensmanagement, ROI-Rechner, Gesundheitswesen, Logistik, Finanzdienstleistungen",
  }),
  translate(heroCopy, {
    mark: "Kostenloses E-Book",
    title: "{ebookTitle}",
    lead: "Der Praxisleitfaden für alle, die Abteilungen leiten: den ersten Anwendungsfall wählen, die Dokumente vorbereiten, die Menschen mitnehmen und den Ertrag belegen.",
    action: "Kostenloses Exemplar holen",
    secondAction: "Branche wählen",
  }),
  translate(industriesCopy, {
    mark: "Ihre Branche",
    title: "Ein Buch, Beispiele aus drei Branchen",
    lead: "Wählen Sie Ihre. Die Berechnung weiter unten beginnt dann mit deren Planungsgrößen.",
    choose: "Wählen",
    chosen: "Gewählt",
    cards: {
      healthcare: {
        name: "{healthcareName}",
        text: "Eine Station, eine Pumpe und zwei Regelwerke: wie eine Klinik herausfindet, welches befolgt wird.",
      },
      logistics: {
        name: "{logisticsName}",
        text: "Ein Tor, eine falsche Plombe und eine neue Schichtleitung: was man in der Disposition nachts fragen können muss.",
      },
      financial: {
        name: "{financialName}",
        text: "Eine Kundin, ein Formular und ein neues Rundschreiben: wie eine Filiale genauso antwortet wie die Zentrale.",
      },
    },
    closing: "Ihre Zahlen stehen weiter unten bereit.",
    action: "Zur Berechnung",
  }),
  translate(roiSectionCopy, {
    mark: "Ertrag",
    title: "Was wäre es Ihnen wert?",
    lead: "Das Kapitel über Zahlen, mit Ihren darin. Alles lässt sich ändern, und der Rechenweg ist sichtbar.",
    choose: "Wählen Sie zuerst eine Branche.",
  }),
  translate(learnCopy, {
    mark: "Inhalt",
    title: "Was Sie erfahren",
    lead: "In der Reihenfolge, in der Sie es brauchen.",
    items: {
      chooseFirst: {
        title: "Den ersten Anwendungsfall wählen",
        text: "Wie Sie die eine Frage finden, die täglich gestellt wird, aus Dokumenten beantwortet werden kann und teuer ist, wenn die Antwort falsch ist.",
      },
      prepareDocuments: {
        title: "Die Dokumente vorbereiten",
        text: "Welche gelten, welche wegmüssen und warum Sie nicht zuerst alles aufräumen müssen.",
      },
      getExperts: {
        title: "Fachleute zum Reden bringen",
        text: "Wie Sie festhalten, was nur in einem Kopf existiert, ohne jemandem zu nehmen, was ihn wichtig macht.",
      },
      bringPeople: {
        title: "Die Menschen mitnehmen",
        text: "Den Betriebsrat, die Nachtschicht und die Kollegin, die schon drei Systeme kommen und gehen sah.",
      },
      keepSafe: {
        title: "Für Sicherheit sorgen",
        text: "Rollen, Quellen und die DSGVO: was schriftlich geregelt sein sollte, bevor das erste Dokument gelesen wird.",
      },
      proveReturn: {
        title: "Den Ertrag belegen",
        text: "Was Sie vor dem Start messen sollten, damit Ihnen danach niemand glauben muss.",
      },
    },
  }),
  translate(voicesCopy, {
    mark: "Leserstimmen",
    title: "Was Leser sagen",
    sampleTitle: "Was Leser sagen könnten",
    sampleLead: "Beide sind erfunden. Hier werden die Antworten Ihrer Leser stehen.",
  }),
  translate(downloadCopy, {
    mark: "Download",
    title: "Holen Sie sich Ihr kostenloses Exemplar",
    lead: "Keine Verkaufsanrufe, kein automatisches Abonnement.",
    cardTitle: "E-Book per E-Mail erhalten",
    intro: "Ein PDF, bereit auf der nächsten Seite und in Ihrem Posteingang. Nötig ist nur Ihre E-Mail-Adresse.",
    submitLabel: "E-Book holen",
    unavailable:
      "Das E-Book ist zurzeit nicht verfügbar. Schreiben Sie uns Ihre Frage, und wir beantworten sie persönlich.",
  }),
  translate(closingCopy, {
    title: "Lesen oder darüber sprechen",
    lead: "Das Buch beantwortet, was die meisten Abteilungen fragen. Für Ihre nehmen Sie sich eine halbe Stunde.",
    action: { label: "Kostenloses Exemplar holen" },
    secondAction: { label: "Strategiegespräch buchen" },
  }),
];

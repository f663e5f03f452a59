import { legalCopy, legalGaps, legalLeads, legalLines } from "../../pages/legal/legal-copy.ts";
import { legalMetaCopy } from "../../pages/legal/legal-meta.ts";
import { translate } from "../translation.ts";

export const legal = [
  translate(legalMetaCopy, {
    privacy: {
      title: "Datenschutzerklärung",
      description:
        "Welche personenbezogenen Daten diese Website verarbeitet, zu welchem Zweck, auf welcher Grundlage und wie lange, und welche Rechte Sie nach der DSGVO haben.",
    },
    cookies: {
      title: "Cookie-Richtlinie",
      description:
        "Was diese Website auf Ihrem Gerät speichert: keine Cookies, keine Nachverfolgung und einige Notizen fürs Zurückgehen, fürs Hören und für Ihre Entscheidungen.",
    },
    impressum: {
      title: "Impressum",
      description:
        "Anbieterkennzeichnung nach § 5 DDG, die Geschäftsbedingungen für Beratung und für die Nutzung dieser Website und der Haftungsausschluss.",
    },
    accessibility: {
      title: "Barrierefreiheit",
      description:
        "Wie sich diese Website mit Tastatur, Screenreader und großer Schrift nutzen lässt, wie weit sie den WCAG 2.2 entspricht, was noch fehlt und wem Sie es sagen.",
    },
  }),
  translate(legalCopy, {
    contents: "Auf dieser Seite",
    updated: "Zuletzt geändert:",
    draftTitle: "Entwurf, zu prüfen",
    draftText:
      "Dieses Dokument ist ein Muster für ein deutsches Einzelunternehmen. Eine fachkundige Person muss es prüfen und an den Betrieb anpassen, bevor die Website öffentlich wird.",
    othersTitle: "Die anderen Dokumente",
  }),
  translate(legalLeads, {
    privacy:
      "Was mit Ihren Daten geschieht, wenn Sie diese Website lesen oder uns schreiben. Kurz gesagt: so wenig wie möglich und nichts hinter Ihrem Rücken.",
    cookies: "Was diese Website auf Ihrem Gerät speichert, was nicht, und warum kein Banner um Ihre Zustimmung bittet.",
    impressum: "Wer hinter dieser Website steht, zu welchen Bedingungen wir arbeiten und wofür wir haften.",
    accessibility:
      "Wie Sie diese Website nutzen können, wie weit sie konform ist, was noch nicht geht und wem Sie es sagen.",
  }),
  translate(legalGaps, {
    list: {
      outside: {
        where: "Player, Formulare und Kalender anderer Unternehmen",
        what: "werden erst nach Ihrem Klick geladen, und für ihre Barrierefreiheit sind diese Unternehmen verantwortlich. Der Link daneben führt jeweils zum selben Inhalt auf deren eigener Website; unsere eigenen Buchungen, Formulare und Aufnahmen kommen ohne sie aus.",
      },
      remote: {
        where: "Folgen, deren Aufnahme bei einem anderen Anbieter liegt,",
        what: "haben mitunter kein Transkript. Fragen Sie danach, dann senden wir es Ihnen.",
      },
      artwork: {
        where: "Das Titelbild einer Folge",
        what: "zeigt die Initialen des Gastes und die Nummer der Folge als Bild. Beides steht daneben als Text.",
      },
    },
  }),
  translate(legalLines, {
    privacy: "Ihre Daten: Zwecke, Rechtsgrundlagen, Dauer, Rechte",
    cookies: "Was auf Ihrem Gerät gespeichert wird, und Ihre Einstellungen",
    impressum: "Anbieter, Geschäftsbedingungen, Haftungsausschluss",
    accessibility: "Was konform ist, was noch nicht, und Ihr Kontakt",
  }),
];

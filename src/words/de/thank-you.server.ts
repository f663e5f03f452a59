import { guideTitle } from "../../facts/site-facts.ts";
import { thanksCopy, thanksPage } from "../../features/leads/pages/thank-you/thank-you-copy.ts";
import { translate } from "../translation.ts";

const askedForNewsletter = "Falls Sie auch den Newsletter wollten";
const untilConfirmed = "dass Sie {newsletterName} erhalten möchten. Vorher wird nichts gesendet.";
const withinMinutes = "und kommt innerhalb weniger Minuten.";
const read = { label: "In der Zwischenzeit etwas lesen" };

const afterDownload = {
  noSalesCalls: {
    title: "Keine Verkaufsanrufe, kein automatisches Abonnement",
    text: "Wir verwenden Ihre Adresse, um Ihnen dies zu senden, und für nichts anderes.",
  },
  ifAsked: {
    title: askedForNewsletter,
    text: `Eine zweite E-Mail bittet Sie zu bestätigen, ${untilConfirmed}`,
  },
};

const download = {
  lead: "Vielen Dank. Öffnen Sie es jetzt oder aus der E-Mail, die auf dem Weg zu Ihnen ist.",
  note: "PDF, für Bildschirm und Drucker. Der Link gilt sieben Tage.",
};

/** After a form is sent. */
export const thankYou = [
  translate(thanksPage, { mark: "So geht es weiter", title: "Drei Dinge vorab", untilThen: "Bis dahin" }),
  translate(thanksCopy, {
    contact: {
      title: "Ihre Nachricht ist angekommen",
      lead: "Vielen Dank. Sie liegt in unserem Posteingang, und es liest sie, wer auch die Arbeit macht.",
      steps: {
        readOurselves: { title: "Wir lesen selbst", text: "Keine Ticketnummer, keine automatische Antwort." },
        getReply: {
          title: "Sie erhalten eine Antwort per E-Mail",
          text: "Von einem Menschen, an die Adresse, die Sie eingegeben haben.",
        },
        ifAsked: { title: askedForNewsletter, text: `Eine E-Mail bittet Sie zu bestätigen, ${untilConfirmed}` },
      },
      action: read,
    },
    guest: {
      title: "Ihre Anmeldung ist angekommen",
      lead: "Vielen Dank. Der Gastgeber liest sie und antwortet in jedem Fall.",
      steps: {
        readOurselves: { title: "Wir lesen selbst", text: "Auf der Suche nach dem, was nur Sie uns erzählen können." },
        yesBrings: {
          title: "Mit einer Zusage kommt Ihr Link",
          text: "Er führt zur Einwilligung und danach zum Kalender.",
        },
        untilThen: { title: "Nichts vorzubereiten", text: "Und nichts zu unterschreiben, bevor Sie den Link haben." },
      },
      action: { label: "Hören, wie andere es gemacht haben" },
    },
    ebook: {
      title: "Ihr Exemplar liegt bereit",
      lead: download.lead,
      download: { label: "E-Book öffnen", title: "{ebookTitle}", note: download.note },
      steps: {
        byEmail: { title: "Es kommt auch per E-Mail", text: "Damit Sie es am Montag wiederfinden." },
        ...afterDownload,
      },
      action: { label: "Ertrag berechnen" },
    },
    "healthcare-guide": {
      title: "Ihr Leitfaden liegt bereit",
      lead: "Vielen Dank. Öffnen Sie ihn jetzt oder aus der E-Mail, die auf dem Weg zu Ihnen ist.",
      download: { label: "Leitfaden öffnen", title: guideTitle, note: download.note },
      steps: {
        byEmail: {
          title: "Er kommt auch per E-Mail",
          text: "An die Adresse, die Sie eingegeben haben, mit demselben Link.",
        },
        ...afterDownload,
      },
      action: { label: "Zurück zum Sprachagenten" },
    },
    "my-data": {
      title: "Der Link ist unterwegs",
      lead: "Wir haben an die eingegebene Adresse geschrieben. Die E-Mail führt zu einer Seite mit allem, was wir dazu speichern.",
      steps: {
        openEmail: {
          title: "Öffnen Sie die E-Mail",
          text: `Sie heißt „Was wir über Sie speichern“ ${withinMinutes}`,
        },
        linkWorks: {
          title: "Ihr Link gilt 24 Stunden",
          text: "Danach fordern Sie einen neuen an; das kostet nichts.",
        },
        nothingThere: {
          title: "Nichts gekommen?",
          text: "Sehen Sie im Spam-Ordner nach oder schreiben Sie uns. Wir antworten innerhalb eines Monats.",
        },
      },
      action: { label: "Datenschutzerklärung lesen" },
    },
    calculation: {
      title: "Ein Klick fehlt noch, in Ihrem Posteingang",
      lead: "Vielen Dank. Wir haben an die eingegebene Adresse geschrieben; die erste E-Mail folgt, sobald Sie dort bestätigt haben.",
      steps: {
        openEmail: {
          title: "Öffnen Sie die E-Mail",
          text: `Sie bittet um Ihre Bestätigung ${withinMinutes}`,
        },
        pressButton: {
          title: "Bestätigen Sie auf der verlinkten Seite",
          text: "Das Öffnen des Links allein ändert nichts.",
        },
        nothingThere: {
          title: "Nichts gekommen?",
          text: "Sehen Sie im Spam-Ordner nach. Eine Anfrage, die nicht innerhalb von sieben Tagen bestätigt wird, löschen wir.",
        },
      },
      action: read,
    },
    "newsletter-link": {
      title: "Der Link ist unterwegs",
      lead: "Wir haben an die eingegebene Adresse geschrieben. Auf der Seite des Links ändern Sie Ihre Einstellungen oder melden sich ab.",
      steps: {
        openEmail: {
          title: "Öffnen Sie die E-Mail",
          text: `Sie heißt „Ihr Link: {newsletterName}“ ${withinMinutes}`,
        },
        pressButton: {
          title: "Bestätigen Sie auf der verlinkten Seite",
          text: "Das Öffnen des Links allein ändert nichts.",
        },
        nothingThere: {
          title: "Nichts gekommen?",
          text: "Sehen Sie im Spam-Ordner nach, oder versuchen Sie es mit einer anderen Ihrer Adressen.",
        },
      },
      action: read,
    },
    newsletter: {
      title: "Ein Klick fehlt noch, in Ihrem Posteingang",
      lead: "Vielen Dank. Wir haben an die eingegebene Adresse geschrieben; {newsletterName} beginnt, sobald Sie dort bestätigt haben.",
      steps: {
        openEmail: {
          title: "Öffnen Sie die E-Mail",
          text: `Sie heißt „Bitte bestätigen: {newsletterName}“ ${withinMinutes}`,
        },
        pressButton: {
          title: "Bestätigen Sie auf der verlinkten Seite",
          text: "Das Öffnen des Links allein bewirkt nichts, damit niemand an Ihrer Stelle abonniert.",
        },
        nothingThere: {
          title: "Nichts gekommen?",
          text: "Sehen Sie im Spam-Ordner nach. Eine Adresse, die nicht innerhalb von sieben Tagen bestätigt wird, löschen wir.",
        },
      },
      action: read,
    },
  }),
];

import {
  sequenceButtons,
  sequenceConfirmCopy,
  sequenceStopCopy,
} from "../../features/sequences/pages/sequence-copy.ts";
import {
  confirmButtons,
  confirmCopy,
  newLinkCopy,
  preferencesCopy,
  unsubscribeButtons,
  unsubscribeCopy,
} from "../../features/subscribers/pages/subscription-copy.ts";
import { subscriptionMeta } from "../../features/subscribers/records/subscription-meta.ts";
import { translate } from "../translation.ts";

const cutOff = "E-Mail-Programme schneiden das Ende manchmal ab. Kopieren Sie den ganzen Link aus der E-Mail";
const incomplete = "Dieser Link ist unvollständig";
const orReply = { title: incomplete, lead: `${cutOff}, oder antworten Sie darauf mit „Stopp“.` };
const stopped = {
  title: "Diese E-Mails sind abbestellt",
  lead: "Keine von ihnen geht mehr an diese Adresse.",
};
const read = "In der Zwischenzeit etwas lesen";

/** Subscribing and unsubscribing. */
export const newsletter = [
  translate(subscriptionMeta, {
    confirm: { title: "Abonnement bestätigen", description: "Ein Abonnement von {newsletterName} bestätigen." },
    preferences: {
      title: "Newsletter-Einstellungen",
      description: "Die Einstellungen eines Abonnements von {newsletterName}.",
    },
    link: {
      title: "Ein neuer Link",
      description: "Einen neuen Link zu einem Abonnement von {newsletterName} anfordern.",
    },
    sequenceConfirm: {
      title: "Adresse bestätigen",
      description: "Die E-Mails bestätigen, die Sie angefordert haben.",
    },
    sequenceStop: {
      title: "Diese E-Mails abbestellen",
      description: "Die E-Mails abbestellen, die Sie angefordert haben.",
    },
    unsubscribe: { title: "Abmelden", description: "Von {newsletterName} abmelden." },
  }),
  translate(confirmCopy, {
    pending: {
      title: "Bestätigen Sie Ihr Abonnement",
      lead: "Mit einem Klick auf die Schaltfläche erhält diese Adresse {newsletterName} einmal pro Woche, am {newsletterDay}.",
    },
    confirmed: {
      title: "Willkommen an Bord",
      lead: "Ihr Abonnement ist bestätigt. Ihre erste Ausgabe von {newsletterName} kommt am nächsten {newsletterDay}.",
    },
    already: {
      title: "Sie haben bereits abonniert",
      lead: "Diese Adresse ist bestätigt, und {newsletterName} kommt jeden {newsletterDay}. Sie müssen nichts tun.",
    },
    expired: {
      title: "Diese Anfrage ist abgelaufen",
      lead: "Wir warten sieben Tage auf eine Bestätigung und löschen dann die Adresse. Melden Sie sich erneut an, dann senden wir eine neue E-Mail.",
    },
    forged: { title: incomplete, lead: `${cutOff}, oder fordern Sie einen neuen an.` },
    unsubscribed: {
      title: "Sie sind abgemeldet",
      lead: "{newsletterName} geht nicht mehr an diese Adresse. Sie können jederzeit wieder abonnieren.",
    },
  }),
  translate(confirmButtons, { confirm: "Abonnement bestätigen", again: "Erneut anfordern", read }),
  translate(unsubscribeCopy, {
    confirmed: {
      title: "Möchten Sie sich abmelden?",
      lead: "Nach diesem Klick geht keine weitere Ausgabe von {newsletterName} an diese Adresse.",
    },
    unsubscribed: {
      title: "Sie sind abgemeldet",
      lead: "Es wird keine weitere Ausgabe gesendet. Vielen Dank fürs Lesen.",
    },
    forged: orReply,
  }),
  translate(newLinkCopy, {
    outdated: {
      title: "Dieser Link funktioniert nicht mehr",
      lead: "Er stammt aus einer früheren Fassung dieser Website, oder das Abonnement wurde gelöscht. Geändert wurde nichts. Fordern Sie einen neuen Link an, dann genügt ein weiterer Klick zum Abmelden.",
    },
    button: "Neuen Link anfordern",
    title: "Ein neuer Link zu Ihrem Abonnement",
    lead: "Geben Sie die Adresse ein, an die der Newsletter geht. Über den Link, den wir senden, ändern Sie Ihre Einstellungen oder melden sich ab.",
    submitLabel: "Link senden",
  }),
  translate(unsubscribeButtons, {
    end: "Abmelden",
    again: "Wieder abonnieren",
    keep: "Abonniert bleiben und Einstellungen ändern",
  }),
  translate(preferencesCopy, {
    title: "Ihr Abonnement, Ihre Einstellungen",
    lead: "Wie {newsletterName} Sie anspricht.",
    saved: "Gespeichert. Ihr Name erscheint ab der nächsten Ausgabe.",
    address: "Er geht an",
    submitLabel: "Einstellungen speichern",
    leave: "Abmelden",
    pending: {
      title: "Bestätigen Sie es zuerst",
      lead: "Dieses Abonnement ist noch nicht bestätigt. Die Schaltfläche finden Sie in der E-Mail, die darum bittet.",
    },
    held: "Was wir über Sie speichern",
  }),
  translate(sequenceConfirmCopy, {
    pending: {
      title: "Möchten Sie diese E-Mails erhalten?",
      lead: "Mit einem Klick auf die Schaltfläche gehen die angeforderten E-Mails an diese Adresse. Jede enthält einen Link, der sie beendet.",
    },
    active: {
      title: "Die E-Mails sind unterwegs",
      lead: "Ihre Adresse ist bestätigt. Die erste E-Mail folgt an ihrem Tag.",
    },
    over: stopped,
    expired: {
      title: "Diese Anfrage ist abgelaufen",
      lead: "Wir warten sieben Tage auf eine Bestätigung und löschen dann die Anfrage. Fordern Sie die E-Mails dort erneut an, wo Sie sie gefunden haben.",
    },
    forged: { title: incomplete, lead: `${cutOff}.` },
  }),
  translate(sequenceStopCopy, {
    active: {
      title: "Diese E-Mails abbestellen?",
      lead: "Nach diesem Klick geht keine von ihnen an diese Adresse. Ein Abonnement von {newsletterName} läuft weiter.",
    },
    over: stopped,
    expired: { title: stopped.title, lead: "Wir haben dazu nichts mehr gespeichert." },
    forged: orReply,
  }),
  translate(sequenceButtons, {
    confirm: "Ja, bitte senden",
    stop: "Diese E-Mails abbestellen",
    everything: "Alles abbestellen, auch den Newsletter",
    read,
  }),
];

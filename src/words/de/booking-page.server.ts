import { bookingCopy } from "../../features/bookings/pages/booking-copy.ts";
import { bookingMeta } from "../../features/bookings/pages/booking-meta.ts";
import { translate } from "../translation.ts";

const inReminders = "Auch die Erinnerungen enthalten";
const replyBefore = "antworten Sie auf die Einladung.";

/** A visitor’s booking. */
export const bookingPage = [
  translate(bookingMeta, {
    title: "Ihre Buchung",
    description: "Der Termin Ihres Gesprächs, sein Kalendereintrag und der Weg, ihn zu verschieben oder abzusagen.",
  }),
  translate(bookingCopy, {
    confirmed: {
      title: "Ihr Gespräch ist gebucht",
      lead: "Die Einladung ist auf dem Weg in Ihren Posteingang. Kommen Sie auf diese Seite zurück, wenn sich etwas ändert.",
    },
    waiting: {
      title: "Ein Klick fehlt noch",
      lead: "Mit dieser Adresse ist bereits ein anderes Gespräch gebucht. Deshalb haben wir Ihnen eine E-Mail mit einem Link gesendet, über den Sie dieses bestätigen. Den Termin halten wir zwei Stunden frei. Ist die E-Mail nicht im Posteingang, sehen Sie im Spam-Ordner nach.",
    },
    check: {
      title: "Bestätigen Sie Ihr Gespräch",
      lead: "Mit Ihrer Adresse ist bereits ein anderes Gespräch gebucht. Bestätigen Sie dieses, dann folgt die Einladung per E-Mail.",
      action: "Buchung bestätigen",
    },
    past: {
      title: "Dieses Gespräch hat stattgefunden",
      lead: "Vielen Dank für Ihre Zeit. Ist noch eine Frage offen, klärt sie am schnellsten ein weiteres Gespräch.",
    },
    cancelled: {
      title: "Dieses Gespräch ist abgesagt",
      lead: "Der Termin ist wieder frei. Öffnen Sie den Anhang der E-Mail dazu, um den Eintrag aus Ihrem Kalender zu entfernen.",
    },
    cancelledByOwner: {
      title: "Dieses Gespräch ist abgesagt",
      lead: "Wir mussten es absagen, und das tut uns leid. Bitte wählen Sie einen anderen Termin; es dauert eine Minute.",
    },
    forged: {
      title: "Dieser Link öffnet keine Buchung",
      lead: "Vielleicht ist er unvollständig. Kopieren Sie den ganzen Link aus der E-Mail oder nutzen Sie die Schaltfläche darin.",
    },
    expired: {
      title: "Dieser Link ist abgelaufen",
      lead: "Der Link zu einer Buchung gilt bis einen Tag nach dem Gespräch. Haben Sie es verschoben, nutzen Sie den Link in der neuesten E-Mail.",
    },
    next: {
      mark: "Wie es weitergeht",
      title: "Drei Dinge, die Sie wissen sollten",
      items: {
        entry: {
          title: "Der Kalendereintrag",
          text: "Er hängt an der E-Mail. Fehlt er in Ihrem Kalender, fügen Sie ihn von hier aus hinzu.",
        },
        reminders: { title: "Die Erinnerungen", text: "Einen Tag und eine Stunde vorher, per E-Mail." },
      },
      talk: {
        title: "Wie wir sprechen",
        link: `Öffnen Sie zu Beginn den Link zum Gespräch weiter oben. ${inReminders} ihn.`,
        place: `Den Ort finden Sie weiter oben. ${inReminders} ihn.`,
        open: `Einen Link zum Gespräch gibt es noch nicht. Haben Sie einen Tag vorher keinen, ${replyBefore}`,
        phone: "Wir rufen Sie unter der Nummer an, die Sie uns gegeben haben.",
        "in-person": `Wo wir uns treffen, steht noch nicht fest. Wissen Sie es einen Tag vorher nicht, ${replyBefore}`,
      },
    },
    move: {
      mark: "Ändern",
      title: "Passt ein anderer Termin besser?",
      lead: "Wählen Sie einen, der frei ist. Den geänderten Eintrag senden wir Ihnen per E-Mail.",
    },
    cancel: {
      title: "Termin absagen",
      text: "Der Termin ist sofort für andere frei. Sie können jederzeit wieder buchen.",
      reason: "Ihr Grund",
      action: "Dieses Gespräch absagen",
    },
  }),
];

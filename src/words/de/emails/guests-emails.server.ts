import { guestEmails } from "../../../features/guests/emails-copy.ts";
import { translate } from "../../translation.ts";

export const guestEmailsInGerman = [
  translate(guestEmails, {
    reason:
      "Sie erhalten diese E-Mail, weil Sie sich als Gast von {podcastName} angemeldet haben. Es geht darin nur um diese Anmeldung.",
    received: {
      subject: "Ihre Anmeldung für {podcastName}",
      preview: "Sie wird gelesen, und Sie erhalten in jedem Fall eine Antwort.",
      thanks:
        "Vielen Dank, Ihre Anmeldung ist eingegangen. Sie wird gelesen, und Sie erhalten in jedem Fall eine Antwort.",
      link: "Bei einer Zusage enthält die Antwort Ihren persönlichen Link: erst zur Einwilligung, dann zum Kalender.",
    },
    answers: {
      accepted: "Wir würden uns freuen, Sie als Gast in der Sendung zu haben.",
      declined:
        "Vielen Dank für Ihre Anmeldung. Sie passt leider nicht zu den Folgen, die wir gerade planen; diesmal müssen wir Ihnen absagen.",
    },
    accepted: {
      subject: "Ja, sprechen wir miteinander: {podcastName}",
      preview: "Es bleiben zwei Schritte: die Einwilligung, dann der Kalender.",
      steps:
        "Es bleiben zwei Schritte. Sobald Sie die Einwilligung unterzeichnet haben, öffnet sich der Kalender für die Aufnahme. Beides finden Sie auf Ihrer Seite:",
      button: "Ihre Seite öffnen",
      private: "Geben Sie den Link nicht weiter: Wer ihn hat, kann in Ihrem Namen unterzeichnen und buchen.",
    },
    declined: {
      subject: "Zu Ihrer Anmeldung für {podcastName}",
      preview: "Vielen Dank für Ihre Anmeldung.",
      erased: "Was Sie uns geschickt haben, löschen wir innerhalb eines Jahres, auf Wunsch auch früher.",
    },
    signed: {
      subject: "Ihre unterzeichnete Einwilligung für {podcastName}",
      preview: "Die unterzeichnete Fassung liegt bei.",
      thanks: "Vielen Dank, die Einwilligung ist unterzeichnet. Ihr Exemplar liegt bei; bitte bewahren Sie es auf.",
      left: "Es bleibt ein Schritt: Wählen Sie einen Termin für die Aufnahme, falls Sie das noch nicht getan haben.",
      button: "Termin wählen",
    },
  }),
];

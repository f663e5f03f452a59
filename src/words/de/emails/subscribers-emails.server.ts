import { subscriberEmails } from "../../../features/subscribers/emails-copy.ts";
import { translate } from "../../translation.ts";

export const subscriberEmailsInGerman = [
  translate(subscriberEmails, {
    confirm: {
      subject: "Bitte bestätigen: {newsletterName}",
      preview: "Nach Ihrer Bestätigung kommt der Newsletter jeden {newsletterDay}.",
      button: "Abonnement bestätigen",
      days: "Der Link gilt {days} Tage. Danach löschen wir Ihre Adresse.",
    },
    requested: {
      text: "Jemand, vermutlich Sie selbst, hat {newsletterName} für diese Adresse bestellt. Nach Ihrer Bestätigung kommt der Newsletter jeden {newsletterDay}.",
      otherwise:
        "Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Wir schreiben Ihnen nicht mehr, und die Adresse wird gelöscht.",
      reason:
        "Sie erhalten diese E-Mail, weil {newsletterName} für diese Adresse bestellt wurde. Das Abonnement beginnt erst mit Ihrer Bestätigung.",
    },
    imported: {
      text: "Ihre Adresse steht auf einer früheren Liste unserer Leserinnen und Leser. Wir würden Ihnen gern {newsletterName} schicken, aber nur, wenn Sie es möchten.",
      otherwise:
        "Wenn Sie das nicht möchten, brauchen Sie nichts zu tun. Wir schreiben Ihnen nicht mehr, und die Adresse wird gelöscht.",
      reason:
        "Sie erhalten diese E-Mail, weil Ihre Adresse auf einer früheren Liste von {name} stand. Das Abonnement beginnt erst mit Ihrer Bestätigung.",
    },
    welcome: {
      subject: "Willkommen bei {newsletterName}",
      preview: "Die erste Ausgabe kommt am nächsten {newsletterDay}.",
      text: "Ihre Adresse ist bestätigt. {newsletterName} kommt einmal pro Woche, immer am {newsletterDay}, und nie dazwischen.",
      keep: "Über die Schaltfläche unten ändern Sie Ihre Angaben oder bestellen den Newsletter ab. Bewahren Sie diese E-Mail wegen ihres Links auf.",
      button: "Abonnement verwalten",
      reason: "Sie erhalten diese E-Mail, weil Sie {newsletterName} abonniert haben.",
    },
    link: {
      subject: "Ihr Link: {newsletterName}",
      preview: "Newsletter abbestellen oder Einstellungen ändern.",
      text: "Jemand, vermutlich Sie selbst, hat einen alten Link benutzt oder einen neuen angefordert. Auf der Seite dahinter bestellen Sie den Newsletter mit einem Klick ab.",
      button: "Abbestellen oder ändern",
      otherwise: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun, und alles bleibt, wie es ist.",
      reason: "Sie erhalten diese E-Mail, weil Sie {newsletterName} lesen.",
    },
    none: {
      preview: "Zu dieser Adresse gibt es kein Abonnement.",
      text: "Jemand hat den Link zu einem Abonnement von {newsletterName} angefordert. Zu dieser Adresse gibt es keines.",
      other:
        "Wenn Sie dennoch Ausgaben erhalten, gehen sie an eine andere Ihrer Adressen. Fordern Sie den Link mit dieser noch einmal an.",
      button: "Noch einmal anfordern",
      reason: "Sie erhalten diese E-Mail, weil ein Link für Ihre Adresse angefordert wurde.",
    },
    already: {
      subject: "Sie lesen {newsletterName} bereits",
      preview: "Sie müssen nichts tun.",
      text: "Jemand hat {newsletterName} für diese Adresse bestellt. Sie ist bereits angemeldet; es ändert sich also nichts.",
      missing:
        "Wenn der Newsletter nicht ankommt, sehen Sie bitte im Spam-Ordner nach oder antworten Sie auf diese E-Mail.",
      reason:
        "Sie erhalten diese E-Mail, weil ein Abonnement von {newsletterName} mit Ihrer Adresse angefordert wurde.",
    },
  }),
];

import { leadEmails } from "../../../features/leads/emails-copy.ts";
import { translate } from "../../translation.ts";

export const leadEmailsInGerman = [
  translate(leadEmails, {
    download: {
      subject: "Ihr Exemplar: {title}",
      preview: "Der Link gilt {days} Tage.",
      text: "Hier ist „{title}“, wie gewünscht. Es ist ein PDF für Bildschirm und Drucker.",
      button: "PDF öffnen",
      days: "Der Link gilt {days} Tage. Danach können Sie das PDF kostenlos noch einmal anfordern: {page}",
      question:
        "Wenn ein Kapitel Fragen zu Ihrer eigenen Abteilung aufwirft, antworten Sie auf diese E-Mail. Sie erreicht mich direkt.",
      reason:
        "Sie erhalten diese E-Mail, weil jemand Ihre Adresse auf dieser Website eingegeben hat. Sie abonnieren damit nichts.",
    },
    reply: {
      quoted: "Am {date} schrieb {from}:",
      reason: "Sie erhalten diese E-Mail, weil Sie uns geschrieben haben. Ein Mensch antwortet Ihnen.",
    },
  }),
];

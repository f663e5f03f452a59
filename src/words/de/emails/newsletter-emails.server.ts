import { greetingWords } from "../../../features/email/greeting-copy.ts";
import { issueEmail } from "../../../features/newsletter/issues/issue-email-copy.ts";
import { newIssue } from "../../../features/newsletter/issues/new-issue-copy.ts";
import { translate } from "../../translation.ts";

export const newsletterEmailsInGerman = [
  translate(greetingWords, { named: "Guten Tag {visitor},", unnamed: "Guten Tag," }),
  translate(newIssue, {
    case: "Der Fall",
    episode: "Die Folge",
    monday: "Für Montag",
    meeting: "Für Ihre nächste Besprechung",
    further: "Außerdem auf der Website",
    read: "Artikel lesen, {minutes} Min.",
    listen: "Anhören",
    listenFor: "Anhören, {minutes} Min.",
  }),
  translate(issueEmail, {
    numbered: "{newsletterName}, Ausgabe {number}",
    reply: "Antworten Sie auf diese E-Mail, und Ihre Antwort erreicht mich.",
    readOnWeb: "Diese Ausgabe im Web lesen",
    unsubscribe: "Abbestellen",
    preferences: "Angaben ändern",
    consent:
      "Sie erhalten diese E-Mail, weil Sie den Newsletter am {date} abonniert haben. Sie meldet nicht, was Sie öffnen oder anklicken.",
    picture: "Bild: {description}",
  }),
];

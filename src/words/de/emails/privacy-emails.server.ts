import { myDataEmail } from "../../../features/privacy/my-data-email-copy.ts";
import { translate } from "../../translation.ts";

export const privacyEmailsInGerman = [
  translate(myDataEmail, {
    subject: "Was wir über Sie gespeichert haben",
    preview: "Der Link zeigt es; dort können Sie alles herunterladen oder löschen lassen.",
    asked:
      "Sie haben gefragt, was unsere Website zu dieser Adresse speichert. Die Seite hinter der Schaltfläche zeigt es.",
    button: "Meine Daten anzeigen",
    choice:
      "Dort können Sie alles als Datei herunterladen oder löschen lassen. Wenn wir nichts gespeichert haben, steht es auf der Seite.",
    hours: "Der Link gilt {hours} Stunden. Bitte geben Sie ihn nicht weiter.",
    otherwise: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Nur wer diese E-Mail hat, kann die Seite öffnen.",
    reason: "Sie erhalten diese E-Mail, weil jemand Ihre Adresse auf unserer Seite „Meine Daten“ eingegeben hat.",
  }),
];

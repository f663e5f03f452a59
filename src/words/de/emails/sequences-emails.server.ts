import { sequenceEmails } from "../../../features/sequences/emails-copy.ts";
import { translate } from "../../translation.ts";

export const sequenceEmailsInGerman = [
  translate(sequenceEmails, {
    confirm: {
      subject: "Bitte bestätigen: die E-Mails, die Sie angefordert haben",
      preview: "Nach Ihrer Bestätigung kommt die erste.",
      text: "Jemand, vermutlich Sie selbst, hat für Ihre Adresse angekreuzt: „{consent}“",
      button: "Ja, bitte senden",
      days: "Der Link gilt {days} Tage. Danach löschen wir die Anforderung.",
      otherwise: "Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Keine dieser E-Mails wird verschickt.",
      reason: "Sie erhalten diese E-Mail, weil eine Reihe von E-Mails für diese Adresse angefordert wurde.",
    },
    calculated: {
      title: "Ihre Berechnung",
      alt: "Ihre Karte: Land für die Zahl der Beschäftigten, Lotungen für die Suchstunden, ein Kurs für die größte Einsparung.",
      open: "Berechnung öffnen",
    },
    frame: {
      stop: "Diese E-Mails abbestellen",
      consent:
        "Sie erhalten diese E-Mail, weil Sie am {date} zugestimmt haben: „{consent}“ Sie meldet nicht, was Sie öffnen oder anklicken.",
    },
  }),
];

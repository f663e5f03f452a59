import { bookingEmails } from "../../../features/bookings/emails/emails-copy.ts";
import { translate } from "../../translation.ts";

const update = "Öffnen Sie den angehängten Eintrag, um Ihren Kalender zu aktualisieren.";
const remove = "Öffnen Sie die angehängte Datei, um ihn aus Ihrem Kalender zu entfernen.";

export const bookingEmailsInGerman = [
  translate(bookingEmails, {
    reason:
      "Sie erhalten diese E-Mail, weil mit dieser Adresse ein Gespräch mit {name} gebucht wurde. Es geht darin nur um dieses Gespräch.",
    facts: {
      what: "Was",
      when: "Wann",
      length: "Dauer",
      minutes: "{minutes} Minuten",
      where: "Wo",
      byPhone: "Telefonisch",
      organisation: "Organisation",
      topic: "Thema",
    },
    meeting: {
      callOn: "{name} ruft Sie unter {number} an.",
      call: "{name} ruft Sie an.",
      noPlace:
        "Der Ort steht noch nicht fest. Wenn Sie ihn einen Tag vorher nicht kennen, antworten Sie auf diese E-Mail.",
      noLink:
        "Es gibt noch keinen Link zur Besprechung. Wenn Sie einen Tag vorher keinen haben, antworten Sie auf diese E-Mail.",
      link: "Öffnen Sie den Link zur Besprechung, wenn das Gespräch beginnt.",
      place: "Den Ort finden Sie oben.",
    },
    buttons: {
      join: "Link zur Besprechung öffnen",
      manage: "Verschieben oder absagen",
      calendar: "In den Kalender eintragen",
      confirm: "Buchung bestätigen",
      again: "Anderen Termin wählen",
    },
    check: {
      subject: "Bitte bestätigen: {title}, {when}",
      preview: "Mit einem Klick ist der Termin gebucht.",
      text: "Mit dieser Adresse ist bereits ein Gespräch gebucht; bitte bestätigen Sie deshalb dieses. Wir halten den Termin bis {until} frei.",
      otherwise: "Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Der Termin wird wieder frei.",
    },
    confirmed: {
      subject: "Gebucht: {title}, {when}",
      preview: "Der Kalendereintrag liegt bei.",
      text: "Ihr Gespräch ist gebucht. Der Kalendereintrag liegt dieser E-Mail bei.",
      meeting:
        "{meeting} Wenn etwas dazwischenkommt, verschieben Sie das Gespräch unten oder sagen Sie ab; niemand nimmt es Ihnen übel.",
    },
    rescheduled: {
      subject: "Verschoben: {title}, jetzt {when}",
      text: `Ihr Gespräch wurde verschoben; bisher war es geplant für: {before}. ${update}`,
    },
    cancelled: {
      subject: "Abgesagt: {title}, {when}",
      preview: "Öffnen Sie die angehängte Datei, um den Eintrag aus Ihrem Kalender zu entfernen.",
      byOwner: `{name} muss dieses Gespräch leider absagen und bittet um Entschuldigung. Der Termin entfällt. ${remove}`,
      byVisitor: `Ihr Gespräch ist abgesagt, der Termin ist wieder frei. ${remove}`,
    },
    place: {
      subject: "Unser Treffpunkt: {title}, {when}",
      preview: update,
      text: `Der Ort Ihres Gesprächs hat sich geändert, die Zeit bleibt gleich. ${update}`,
    },
    reminder: {
      tomorrow: "Morgen: {title}",
      soon: "In einer Stunde: {title}",
      beginsTomorrow: "Zur Erinnerung: Ihr Gespräch beginnt morgen.",
      beginsSoon: "Zur Erinnerung: Ihr Gespräch beginnt in einer Stunde.",
    },
    entry: {
      title: "{title} mit {name}",
      manage: "Verschieben oder absagen: {href}",
      noPlace: "Ort steht noch nicht fest",
      online: "Online",
    },
  }),
];

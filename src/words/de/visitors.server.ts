import { guestSpaceCopy } from "../../features/guests/pages/guest-space/guest-space-copy.ts";
import { guestSpaceMeta } from "../../features/guests/pages/guest-space/guest-space-meta.ts";
import { guestSpaceWords } from "../../features/guests/pages/guest-space/guest-space-words-copy.ts";
import { endedLinkCopy } from "../../features/leads/pages/downloads/ended-link-copy.ts";
import { endedLinkMeta } from "../../features/leads/pages/downloads/ended-link-meta.ts";
import { translate } from "../translation.ts";

/** Pages that a personal link opens. */
export const visitorsWords = [
  translate(endedLinkMeta, {
    title: "Dieser Link ist abgelaufen",
    description: "Ein Link zu einem Download, der nicht mehr gilt.",
  }),
  translate(endedLinkCopy, {
    lead: "Links zu Downloads gelten sieben Tage. Vielleicht hat auch ein E-Mail-Programm das Ende abgeschnitten. Fordern Sie einfach einen neuen an.",
    again: { ebook: "E-Book erneut anfordern", "healthcare-guide": "Leitfaden erneut anfordern" },
  }),
  translate(guestSpaceMeta, {
    title: "Ihre Gästeseite",
    description: "Die persönliche Seite eines Gastes von {podcastName}.",
  }),
  translate(guestSpaceWords, {
    states: { done: "Erledigt", open: "Als Nächstes", locked: "Später" },
    welcome: "Willkommen, {guest}",
    booked: "{count} Minuten, {place}",
    camera: "Ihre Kamera",
    microphone: "Mikrofon",
    contact: "Kontakt aufnehmen",
    about: "Zu Gast sein",
    signed: "Von {signature} am {day} um {time} Uhr ({place}), Fassung {version}.",
    permitted: "Ja",
    notPermitted: "Nein",
    version: "Fassung {version}",
    permits: "Was Sie gestatten",
  }),
  translate(guestSpaceCopy, {
    lead: "Alles zu Ihrer Folge von {podcastName} finden Sie auf dieser Seite. Den Link dazu haben nur Sie.",
    forged: {
      title: "Dieser Link öffnet keine Gästeseite",
      lead: "Vielleicht ist er unvollständig. Kopieren Sie den ganzen Link aus der E-Mail, oder nutzen Sie die Schaltfläche darin.",
    },
    expired: {
      title: "Dieser Link ist abgelaufen",
      lead: "Der Link eines Gastes gilt ein halbes Jahr. Schreiben Sie uns, dann senden wir Ihnen einen neuen.",
    },
    steps: {
      label: "Ihre drei Schritte",
      signUp: { title: "Anmelden", text: "Erledigt. Auch wir haben zugesagt." },
      release: {
        title: "Einwilligung unterzeichnen",
        open: "Eine Seite zu lesen, vier Kästchen anzukreuzen.",
        done: "Unterzeichnet. Ihr Exemplar ist in Ihrem Posteingang.",
      },
      schedule: {
        title: "Interviewtermin wählen",
        locked: "Öffnet sich, sobald die Einwilligung unterzeichnet ist.",
        open: "Der Kalender ist geöffnet.",
        done: "Gebucht. Der Termin ist in Ihrem Posteingang.",
      },
    },
    release: {
      mark: "Schritt 2",
      title: "Die Einwilligung",
      lead: "In einfachen Worten. Über jede Verwendung entscheiden Sie einzeln.",
      submitLabel: "Einwilligung unterzeichnen",
      signedTitle: "Unterzeichnet, vielen Dank",
    },
    schedule: {
      mark: "Schritt 3",
      title: "Wählen Sie einen Termin für die Aufnahme",
      lead: "Das Interview dauert etwa 45 bis 60 Minuten. Planen Sie anderthalb Stunden ein, damit sich niemand beeilen muss.",
      cardTitle: "Podcast-Interview",
      intro: "Wählen Sie Tag und Uhrzeit. Wir halten den Termin fünf Minuten lang frei.",
      submitLabel: "Diesen Termin buchen",
      lockedTitle: "Der Kalender öffnet sich nach Schritt 2",
      lockedText: "Unterzeichnen Sie oben die Einwilligung, dann erscheinen hier die freien Termine.",
      bookedTitle: "Ihr Interview ist gebucht",
      bookedAction: "Ansehen, verschieben oder absagen",
    },
    check: {
      mark: "Vor dem Termin",
      title: "Funktioniert Ihre Technik?",
      lead: "Bild und Ton bleiben in Ihrem Browser: Nichts wird aufgezeichnet, nichts gesendet.",
      start: "Kamera und Mikrofon prüfen",
      stop: "Prüfung beenden",
      speak: "Sagen Sie einen Satz. Der Balken sollte bis zur Mitte ausschlagen.",
      refused:
        "Der Browser gibt Kamera und Mikrofon für diese Seite nicht frei. Erlauben Sie beides in der Adresszeile, und versuchen Sie es erneut.",
      missing:
        "Es wurde keine Kamera oder kein Mikrofon gefunden. Schließen Sie eines an, und versuchen Sie es erneut.",
      sharp: "scharf genug für die Aufnahme.",
      blurred: "weniger als 1080p. Eine andere Kamera oder die eines Telefons wäre besser.",
    },
    next: {
      mark: "Wie es weitergeht",
      title: "Von der Aufnahme zur Folge",
      withLink: "Mit dem Link zur Aufnahmeplattform. Sie öffnet sich im Browser.",
      items: {
        reminder: {
          when: "Am Tag davor",
          title: "Eine Erinnerung",
          text: "Der Gastgeber sendet den Link zur Aufnahmeplattform. Sie öffnet sich im Browser.",
        },
        techCheck: {
          when: "Am Tag selbst",
          title: "Technik prüfen, dann das Gespräch",
          text: "Zehn Minuten für Bild und Ton, dann beginnen wir.",
        },
        hearFirst: {
          when: "Danach",
          title: "Sie hören sie zuerst",
          text: "Sagen Sie uns, was herausgeschnitten werden soll, bevor andere die Folge hören.",
        },
      },
    },
  }),
];

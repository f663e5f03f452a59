import {
  bookingAnswers,
  bookingChangeAnswers,
  bookingLinkAnswers,
} from "../../features/bookings/ui/booking-answers-copy.ts";
import { readableWords } from "../../features/content-drafts/readable-copy.ts";
import { closedWords } from "../../features/forms/closed-copy.ts";
import { formAnswers, severalLinks } from "../../features/forms/form-copy.ts";
import { guestSpaceAnswers, registrationAnswers } from "../../features/guests/guest-answers-copy.ts";
import { rateLimitWords } from "../../server-context/rate-limit-copy.ts";
import { translate } from "../translation.ts";

const taken = "Diesen Termin hat gerade jemand gebucht.";
const stillBooked = `${taken} Ihre Buchung ist unverändert; bitte wählen Sie einen anderen Termin.`;
const newestLink = "An diese Adresse haben wir in der letzten Stunde mehrere Links gesendet. Nutzen Sie den neuesten";
const unreadable =
  "Das Porträt ließ sich nicht als Bild lesen. Bitte senden Sie eine Datei im Format JPEG, PNG, WebP oder AVIF.";

/** The server’s responses to visitors’ forms, and what it adds to the owner’s texts. */
export const serverAnswers = [
  translate(readableWords, {
    namedTable: "Tabelle: {caption}",
    table: "Tabelle {number}",
    picture: "Bild",
    pictureOn: "{picture} (auf {host})",
    watch: "Ansehen bei {service}",
    listen: "Anhören bei {service}",
    listenToEpisode: "Folge anhören",
    anchor: "Link zu diesem Abschnitt",
  }),
  translate(bookingAnswers, {
    "no-time": "Wählen Sie zuerst einen Termin.",
    taken,
    closed: "Zurzeit ist nichts dieser Art buchbar.",
    "too-many":
      "Mit dieser Adresse oder aus Ihrem Netz werden zu viele Gespräche gebucht. Verschieben Sie eines über den Link in der E-Mail, oder schreiben Sie uns.",
  }),
  translate(bookingChangeAnswers, {
    "no-time": "Wählen Sie zuerst einen Termin.",
    taken: stillBooked,
    "not-offered": stillBooked,
    over: "Dieses Gespräch hat stattgefunden und lässt sich nicht mehr ändern.",
    "too-many": "Dieser Termin wurde zu oft verschoben. Schreiben Sie uns, dann finden wir gemeinsam einen neuen.",
  }),
  translate(bookingLinkAnswers, { forged: "Dieser Link öffnet keine Buchung." }),
  translate(registrationAnswers, {
    "too-large": "Das Porträt ist größer als 6 MB. Bitte senden Sie ein kleineres.",
    kind: unreadable,
    damaged: unreadable,
    full: "Zurzeit liegen uns mehr Anmeldungen vor, als wir lesen können. Bitte senden Sie Ihre nächste Woche noch einmal, oder schreiben Sie uns.",
    drawing:
      "Diese SVG-Datei lässt sich so nicht sicher anzeigen. Wandeln Sie die Schrift in Pfade um, lassen Sie eingebettete Bilder weg und exportieren Sie sie neu, oder senden Sie ein PNG.",
    heic: "Das ist ein Foto im Format HEIC, das Browser nicht anzeigen können. Öffnen Sie es auf dem iPhone in „Fotos“, wählen Sie „Teilen“, „Optionen“, „Maximale Kompatibilität“ und senden Sie das JPEG.",
    pixels: "Das Bild hat zu viele Pixel. Verkleinern Sie es und senden Sie es erneut.",
    layout:
      "Das Bild ist so gespeichert, dass es bei seiner Größe zu viel Speicher braucht. Speichern Sie es als einfaches JPEG oder PNG, oder verkleinern Sie es.",
    frames:
      "Die Animation ist zu lang: Alle Einzelbilder zusammen haben zu viele Pixel. Kürzen oder verkleinern Sie sie, oder senden Sie ein Standbild.",
    busy: "Zurzeit werden zu viele Bilder gelesen. Bitte versuchen Sie es in einer Minute erneut.",
    moves: "Dieses Bild ist animiert, das bisherige nicht. Senden Sie ein Standbild.",
    memory: "Das Bild braucht zu viel Speicher oder Zeit. Verkleinern Sie es und senden Sie es erneut.",
  }),
  translate(guestSpaceAnswers, {
    gone: "Dieser Link ist nicht mehr gültig. Schreiben Sie uns, dann senden wir Ihnen einen neuen.",
    "wording-changed":
      "Die Einwilligung hat sich geändert, seit Sie diese Seite geöffnet haben. Laden Sie die Seite neu, und lesen Sie den Text, bevor Sie unterzeichnen.",
    "not-signed": "Der Kalender öffnet sich, sobald die Einwilligung unterzeichnet ist.",
    "not-offered": "Zurzeit ist kein Interview buchbar.",
    "booked-already": "Ihr Interview ist bereits gebucht. Auf dessen Seite können Sie es verschieben.",
  }),
  translate(formAnswers, {
    tooFast: "Das ging schneller, als Menschen tippen. Bitte drücken Sie die Schaltfläche noch einmal.",
    unreadable: "Das Formular kam unvollständig an. Bitte senden Sie es noch einmal.",
    emailLetters: "An Buchstaben wie ü vor dem @ lassen sich keine E-Mails senden. Geben Sie eine andere Adresse ein.",
  }),
  translate(severalLinks, {
    one: `${newestLink}, oder versuchen Sie es in {count} Minute erneut.`,
    other: `${newestLink}, oder versuchen Sie es in {count} Minuten erneut.`,
  }),
  translate(closedWords, {
    download: "Dieser Download ist zurzeit nicht verfügbar. Bitte schreiben Sie uns.",
    form: "Dieses Formular gibt es auf der Seite nicht mehr. Bitte schreiben Sie uns.",
    unsubscribed: "Sie sind abgemeldet.",
    outdated:
      "Dieser Link ist nicht mehr gültig; geändert wurde nichts. Einen neuen Link erhalten Sie mit der nächsten E-Mail oder unter /newsletter/link.",
    forged: "Dieser Link stammt nicht von uns.",
  }),
  translate(rateLimitWords, {
    one: "Zu viele {noun} in kurzer Zeit. Bitte versuchen Sie es in {count} Minute erneut.",
    nouns: { messages: "Nachrichten", questions: "Fragen", tests: "Tests", checks: "Prüfungen" },
    other: "Zu viele {noun} in kurzer Zeit. Bitte versuchen Sie es in {count} Minuten erneut.",
  }),
];

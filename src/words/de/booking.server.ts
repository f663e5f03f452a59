import { questionWords } from "../../features/bookings/event-types/booking-question-copy.ts";
import { addedTypeCopy } from "../../features/bookings/pages/added/added-type-copy.ts";
import { addedTypeMeta } from "../../features/bookings/pages/added/added-type-meta.ts";
import { bookingFactWords } from "../../features/bookings/pages/booking-copy.ts";
import { bookingCardWords } from "../../features/bookings/ui/booking-card-copy.ts";
import { calendarWords, holdWords, rescheduleWords } from "../../features/bookings/ui/calendar-copy.ts";
import { offeredTypeCopy } from "../../features/bookings/ui/offered-type-copy.ts";
import { timesListWords } from "../../features/bookings/ui/times-list-copy.ts";
import { translate } from "../translation.ts";

/** The calendar and the records of a booking. */
export const bookingWords = [
  translate(bookingCardWords, {
    minutes: "{count} Minuten",
    preferList: "Lieber eine Liste?",
    wholeList: "Alle freien Zeiten als Liste",
    today: "Heute",
    tomorrow: "Morgen",
  }),
  translate(calendarWords, {
    loading: "Die freien Zeiten werden geladen",
    below: "Die freien Zeiten stehen unten in der Liste.",
    zone: "Alle Zeiten in",
    howLong: "Wie lange?",
    minutes: "{count} Minuten",
    closed: {
      title: "Zurzeit ist nichts buchbar",
      write: "Schreiben Sie an",
      call: "oder rufen Sie an:",
      find: ". Wir finden gemeinsam einen Termin.",
    },
    failed: {
      title: "Die Zeiten konnten nicht geladen werden",
      text: "Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder rufen Sie an: {phone}.",
      again: "Erneut versuchen",
    },
    noneUntil:
      "Bis einschließlich {day} ist kein Termin frei. Rufen Sie an ({phone}), dann finden wir gemeinsam einen.",
    chooseDay: "Wählen Sie einen Tag, um seine Zeiten zu sehen.",
    noneThisMonth: "In diesem Monat ist nichts mehr frei. Sehen Sie im nächsten nach.",
    timesOn: "Freie Zeiten am {day}",
    previous: "Vorheriger Monat",
    next: "Nächster Monat",
    free: { none: "nichts frei", one: "{count} Termin frei", other: "{count} Termine frei" },
  }),
  translate(holdWords, {
    holding: "Für Sie reserviert, noch",
    unit: "Minuten",
    lastMinute: "Noch eine Minute.",
    unreachable:
      "Dieser Termin konnte gerade nicht reserviert werden. Prüfen Sie Ihre Verbindung und wählen Sie ihn noch einmal.",
    tooMany:
      "Für Sie sind bereits drei Termine reserviert. Buchen Sie einen davon, oder versuchen Sie es in fünf Minuten erneut.",
    gone: "{time} am {day} ist nicht mehr frei",
    taken: "Diesen Termin hat gerade jemand gebucht.",
    notOffered: "Er wird nicht mehr angeboten.",
    nextTimes: "Die nächsten freien Zeiten:",
    chooseOther: "Bitte wählen Sie einen anderen.",
    length: "{count} Minuten, Ihre Ortszeit ({place})",
    over: "Die fünf Minuten sind abgelaufen. Vielleicht ist der Termin noch frei.",
    again: "Erneut reservieren",
    another: "Anderen Termin wählen",
  }),
  translate(rescheduleWords, {
    note: "{place}. Ihr bisheriger Termin wird für andere frei.",
    submit: "Auf diesen Termin verschieben",
    another: "Anderen Termin wählen",
  }),
  translate(timesListWords, {
    howLong: "Wie lange?",
    minutes: "{count} Minuten",
    none: { call: "Zurzeit ist kein Termin frei. Rufen Sie an:", find: ". Wir finden gemeinsam einen." },
    zone: "Alle Zeiten gelten für",
    owners: ", wo {name} arbeitet",
    otherZone: "Andere Zeitzone",
    show: "Anzeigen",
    fromList: "Anderen Termin aus der Liste wählen",
    length: "{count} Minuten, Ortszeit von {place}",
    gone: "{start} ist nicht mehr frei",
    taken: "Diesen Termin hat gerade jemand gebucht.",
    nextTimes: "Die nächsten freien Zeiten finden Sie unten; Ihre Eingaben bleiben erhalten.",
    another: "Anderen Termin wählen ({place})",
    reschedule: "Auf diesen Termin verschieben",
  }),
  translate(questionWords, {
    yes: "Ja",
    no: "Nein",
    phone: "Telefonnummer für das Gespräch",
    missing: {
      option: "Wählen Sie eine der Möglichkeiten.",
      yesOrNo: "Wählen Sie Ja oder Nein.",
      answer: "Geben Sie eine Antwort ein.",
      phone: "Geben Sie die Telefonnummer mit Ländervorwahl ein, unter der wir Sie erreichen.",
    },
  }),
  translate(offeredTypeCopy, {
    intro:
      "Wählen Sie Tag und Uhrzeit. Wir reservieren den Termin fünf Minuten lang, während Sie die übrigen Angaben ergänzen.",
    submit: "Diesen Termin buchen",
    meets: { video: "Per Video", phone: "Per Telefon: Wir rufen Sie an", "in-person": "Persönlich vor Ort" },
  }),
  translate(addedTypeMeta, { description: "{title} mit {name}: {minutes} Minuten." }),
  translate(addedTypeCopy, {
    mark: "Termin buchen",
    title: "Wählen Sie einen Termin",
    lead: "Jede gezeigte Zeit ist frei. Mit der Buchung gehört sie Ihnen, und bis zum Beginn können Sie sie verschieben.",
    retiredTitle: "Nicht mehr im Angebot",
    retiredText:
      "Dieses Gespräch ist nicht mehr buchbar. Haben Sie bereits einen Termin, so findet er wie vereinbart statt.",
    missingTitle: "Hier gibt es nichts zu buchen",
    missingText: "Unter dieser Adresse gibt es kein Gespräch. Vielleicht wurde es umbenannt.",
    contact: "Kontakt aufnehmen",
    call: "Strategiegespräch wählen",
  }),
  translate(bookingFactWords, {
    length: "Dauer",
    until: "{count} Minuten, bis {time}",
    zone: "Zeitzone",
    elsewhere: "{time} in {place}",
    bookedBy: "Gebucht von",
    reason: "Grund",
    where: "Ort",
    another: "Anderen Termin wählen",
    add: "In den Kalender eintragen",
    unchanged: "Es wurde nichts geändert",
    reschedule: "Termin verschieben",
    newTime: "Neuen Termin wählen",
    contact: "Kontakt aufnehmen",
  }),
];

import {
  filmCopy,
  formCopy,
  frameCopy,
  listCopy,
  mediaCopy,
  placeholderCopy,
  policyCopy,
  retryCopy,
  schedulingCopy,
  settingsCopy,
} from "../../embeds/embeds-copy.ts";
import { serviceCopy } from "../../embeds/service-copy.ts";
import { siteCopy } from "../../facts/site-copy.ts";
import { translate } from "../translation.ts";

const video = "welches Video Sie ansehen";
const recording = "was Sie anhören";
const noResponse = "Der Dienst hat nicht geantwortet, oder Ihr Browser hat ihn blockiert.";

export const everyPage = [
  translate(siteCopy, {
    keywords:
      "KI-Wissensmanagement, KI-Wissensagenten, SOP-Assistent, Einarbeitung, {healthcareName}, {logisticsName}, {financialName}",
    summary: "KI-Wissensagenten und ein SOP-Assistent für {healthcareName}, {logisticsName} und {financialName}.",
    samples: {
      clientsAndTestimonials: "Kundennamen, Zahlen in Beispielen und Stimmen von Kunden sind erfunden.",
      clients: "Kundennamen und Zahlen in Beispielen sind erfunden.",
      testimonials: "Zahlen in Beispielen und Stimmen von Kunden sind erfunden.",
      figures: "Zahlen in Beispielen sind erfunden.",
    },
  }),
  translate(placeholderCopy, {
    mark: "Noch nicht geladen: {service}",
    always: "{service} immer erlauben",
    privacy: "Datenschutzseite von {service}",
    open: "Stattdessen auf {host} öffnen",
    revocable:
      "Ihre Einwilligung können Sie jederzeit unter „Datenschutz-Einstellungen“ am Ende jeder Seite widerrufen.",
  }),
  translate(frameCopy, { video: "Video laden", audio: "Player laden", other: "Inhalt laden" }),
  translate(mediaCopy, { play: "Aufnahme abspielen", open: "Aufnahme auf {host} öffnen" }),
  translate(formCopy, {
    title: "Das Formular dieser Seite",
    action: "Formular laden",
    loading: "Das Formular wird geladen",
    failedTitle: "Das Formular konnte nicht geladen werden",
    failed: noResponse,
    sentTitle: "Vielen Dank, Ihre Nachricht ist unterwegs",
    sent: "Sie ist bei dem Dienst, der unsere Formulare betreibt. Sie hören von uns.",
    own: "Stattdessen unser eigenes Formular nutzen",
  }),
  translate(schedulingCopy, {
    title: "Freie Zeiten",
    action: "Freie Zeiten anzeigen",
    loading: "Die freien Zeiten werden geladen",
    failedTitle: "Die freien Zeiten konnten nicht geladen werden",
    failed: noResponse,
    own: "Stattdessen hier buchen",
    dialogTitle: "Termin finden",
    page: "Stattdessen auf {host} buchen",
  }),
  translate(policyCopy, {
    hosted: "{document}, bereitgestellt von {service}.",
    action: "Dokument laden",
    loading: "Wird geladen: {document}",
    failed: "Dieses Dokument konnte nicht geladen werden: {document}.",
    note: "Bitte laden Sie die Seite neu oder wenden Sie sich an uns:",
    updated: "Zuletzt aktualisiert",
    ownBelow: "Bis dahin finden Sie unten unsere eigene Fassung.",
    own: "Unsere eigene Fassung: {document}",
  }),
  translate(filmCopy, {
    title: "Der Film hinter diesem Titel",
    action: "Film anzeigen",
    play: "Film abspielen",
    stop: "Film anhalten",
  }),
  translate(retryCopy, { tryAgain: "Erneut versuchen" }),
  translate(settingsCopy, {
    title: "Datenschutz-Einstellungen",
    lead: "Ohne Ihre Zustimmung wird nichts von anderen Unternehmen geladen. Hier sehen Sie, was Sie erlaubt haben, und können es widerrufen.",
    blocked: "Verbietet Ihr Browser das Speichern, gilt eine Auswahl, bis Sie die Seite verlassen.",
    asks: "Fragt jedes Mal",
    once: "Auf dieser Seite geladen",
    since: "Immer erlaubt seit {date}",
    allow: "Immer erlauben",
    revoke: "Widerrufen",
    privacy: "Datenschutzseite",
    more: "Was diese Website auf Ihrem Gerät speichert",
  }),
  translate(listCopy, { privacy: "Datenschutzseite", connects: "Verbindet sich mit" }),
  translate(serviceCopy, {
    sends:
      "{service} erhält Ihre IP-Adresse und Angaben zu Ihrem Browser und erfährt, dass Sie von dieser Website kommen und {what}.",
    cookies: "Dabei können Cookies gesetzt werden.",
    passesOn: "Die Anfrage wird an {others} weitergeleitet.",
    and: "und",
    kinds: {
      youtube: {
        purpose: "Spielt Videos auf der Seite ab, mit dem Player, der vor dem Abspielen kein Cookie setzt.",
        what: video,
      },
      vimeo: {
        purpose: "Spielt Videos auf der Seite ab; die eigene Besuchszählung des Dienstes ist abgeschaltet.",
        what: video,
      },
      spotify: { purpose: "Spielt Folgen auf der Seite ab.", what: recording },
      soundcloud: { purpose: "Spielt Aufnahmen auf der Seite ab.", what: recording },
      hubspot: {
        purpose: "Zeigt die Formulare dieser Website und nimmt Ihre Eingaben entgegen.",
        what: "was Sie in das Formular eingeben",
      },
      scheduling: {
        purpose: "Zeigt freie Termine und nimmt Ihre Buchung entgegen.",
        what: "was Sie bei der Buchung angeben",
      },
      policies: {
        purpose: "Stellt den Wortlaut der Rechtstexte bereit und zeigt ihn auf der Seite.",
        what: "welches Dokument Sie lesen",
      },
      film: { purpose: "Spielt den Film hinter dem Titel des Podcasts ab.", what: "dass Sie den Film ansehen" },
      host: { purpose: "Zeigt eine eigene Seite innerhalb dieser Seite.", what: "was Sie öffnen" },
      media: {
        purpose: "Stellt Ton- und Bildaufnahmen bereit, die auf der Seite abgespielt werden.",
        what: "welche Aufnahme Sie abspielen",
      },
    },
  }),
];

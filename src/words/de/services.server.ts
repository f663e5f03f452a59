import { serviceCopy } from "../../embeds/service-copy.ts";
import { translate } from "../translation.ts";

const video = "welches Video Sie ansehen";
const recording = "was Sie anhören";

/** What outside services do and receive. */
export const services = [
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

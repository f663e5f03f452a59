import { episodeCopy } from "../../features/episodes/pages/episode/episode-copy.ts";
import { episodesCopy, podcastCopy } from "../../features/episodes/ui/podcast-copy.ts";
import { episodesMeta } from "../../features/episodes/ui/podcast-meta.ts";
import { podcastRegistrationCopy } from "../../features/guests/pages/registration/podcast-registration-copy.ts";
import { podcastRegistrationMeta } from "../../features/guests/pages/registration/podcast-registration-meta.ts";
import { scheduleInterviewCopy } from "../../features/guests/pages/schedule-interview/schedule-interview-copy.ts";
import { scheduleInterviewMeta } from "../../features/guests/pages/schedule-interview/schedule-interview-meta.ts";
import { technicalRequirementsCopy } from "../../features/guests/pages/technical-requirements-copy.ts";
import { translate } from "../translation.ts";

export const podcast = [
  translate(episodesMeta, {
    title: "Alle Folgen",
    description:
      "Alle Folgen von {podcastName}: Gespräche über Wissen, Abläufe und Führung mit Menschen, die Kliniken, Flotten und Banken leiten.",
  }),
  translate(podcastCopy, {
    image: { alt: "" },
    browse: "Folgen ansehen",
    playLatest: "Neueste Folge hören",
    topicsMark: "Themen",
    topicsTitle: "Sechs Themen, eine Frage: Woher wissen Sie das?",
    guestAction: "Gast im Podcast werden",
    topics: {
      strategy: { title: "Strategie", text: "Wählen, was man nicht tut" },
      leadership: { title: "Führung", text: "Entscheidungen, denen andere folgen können" },
      ai: { title: "KI bei der Arbeit", text: "Was am Montag im Einsatz ist" },
      knowledge: { title: "Wissen", text: "Bewahren, was Menschen wissen" },
      performance: { title: "Leistung", text: "Zahlen, die Verhalten ändern" },
      resilience: { title: "Ausdauer", text: "Jahrzehntelang gut arbeiten" },
    },
    latestTitle: "Neueste Folgen",
    viewAll: "Alle ansehen",
    samplesNote: "Die Gäste auf dieser Seite sind erfunden.",
    newsletterLead:
      "Eine E-Mail pro Woche, am {newsletterDay}: das Gespräch, das mich nicht losgelassen hat, und ein Vorschlag für den Montag.",
    newsletterAction: "Abonnieren",
  }),
  translate(episodesCopy, {
    lead: "Jedes Gespräch des Podcasts, das neueste zuerst.",
    askTitle: "Wer hat das gesagt?",
    askText:
      "Fragen Sie das Archiv in Ihren eigenen Worten. Wo es ein Transkript gibt, beginnt die Wiedergabe an dieser Stelle.",
    searchLabel: "Folgen durchsuchen",
    clearSearch: "Suche zurücksetzen",
    errorTitle: "Der Podcast konnte nicht geladen werden",
    listErrorTitle: "Die Folgen konnten nicht geladen werden",
    errorText: "Beim Laden der Podcast-Folgen ist ein Fehler aufgetreten.",
    tryAgain: "Erneut versuchen",
    emptyTitle: "Keine Podcasts gefunden",
    emptyText: "Zurzeit gibt es keine Podcast-Folgen.",
    listEmptyTitle: "Keine Folgen gefunden",
    addEpisode: "Neue Folge hinzufügen",
    noMatchTitle: "Keine Folge passt zu Ihrer Suche",
    noMatchText: "Versuchen Sie es mit anderen Suchbegriffen",
  }),
];

export const episode = [
  translate(episodeCopy, {
    back: "Alle Folgen",
    toPlayer: "Zum Player",
    elsewhere: "Diese Folge liegt bei anderen Anbietern. Hören Sie sie bei",
    below: "Sie finden sie weiter unten auf dieser Seite.",
    playFailed:
      "Diese Aufnahme ließ sich nicht abspielen. Prüfen Sie Ihre Verbindung und drücken Sie erneut auf Abspielen, oder laden Sie die Aufnahme herunter.",
    speed: "Tempo",
    volume: "Lautstärke",
    mute: "Ton aus",
    unmute: "Ton ein",
    watchAt: "Ansehen bei",
    listenAt: "Anhören bei",
    chaptersTitle: "Kapitel",
    toTranscript: "Transkript lesen",
    transcriptTitle: "Transkript",
    transcriptSearch: "Transkript durchsuchen",
    transcriptNothing: "Diese Worte fallen in diesem Gespräch nicht.",
    playFromHere: "ab hier abspielen",
    linkToHere: "Link zu dieser Stelle",
    importantTitle: "Warum das für CEOs wichtig ist",
    insightsTitle: "Wichtigste Erkenntnisse",
    guestTitle: "Zu Gast",
    guestLink: "Alle Folgen mit",
    takeawaysTitle: "Was Sie mitnehmen",
    actionsTitle: "Was Sie tun können",
    conversationTitle: "Diskutieren Sie mit",
    conversationText: "Was hätten Sie gefragt? Sagen Sie es dort, wo andere antworten können.",
    shareTitle: "Hat Ihnen diese Folge gefallen?",
    shareText: "Senden Sie sie dem einen Menschen, der jede Woche auf dieselbe Frage stößt.",
  }),
];

const begin = "Anmeldung beginnen";
const schedule = "Interviewtermin wählen";
const contact = "Kontakt aufnehmen";

/** Becoming a guest. */
export const guestPages = [
  translate(podcastRegistrationMeta, {
    title: "Gast im Podcast werden",
    description:
      "Gast bei {podcastName}: drei Schritte von der Anmeldung bis zur Aufnahme, die technischen Voraussetzungen und das Anmeldeformular.",
  }),
  translate(podcastRegistrationCopy, {
    hero: {
      title: "Erzählen Sie, woraus Ihre Organisation gelernt hat",
      lead: "{podcastName}: ein ruhiges Gespräch pro Folge, mit Menschen, die etwas verantworten und sagen können, woher sie wissen, was sie wissen.",
      action: begin,
      secondAction: "Was Sie brauchen",
    },
    sheet: {
      title: "Ablaufplan",
      label: "Beispiel",
      rows: {
        guest: { term: "Gast", description: "Sie" },
        length: { term: "Dauer", description: "45 bis 60 Minuten" },
        place: { term: "Ort", description: "Ihr Schreibtisch, per Video" },
        before: { term: "Vorher", description: "Technik prüfen" },
        after: { term: "Nachher", description: "Sie hören die Folge vor allen anderen" },
      },
      questionsTitle: "Fragen zum Einstieg",
      questions: [
        "Was weiß Ihre Organisation, das nie jemand aufgeschrieben hat?",
        "Welche Regel haben Sie abgeschafft, und wem ist es aufgefallen?",
        "Von wem haben Sie im letzten Jahr am meisten gelernt?",
      ],
    },
    steps: {
      mark: "So läuft es ab",
      title: "Drei Schritte zum Mikrofon",
      items: {
        signUp: {
          when: "Schritt 1",
          title: "Anmelden",
          text: "Ein kurzes Formular: wer Sie sind, wovon Sie etwas verstehen und worüber Sie sprechen möchten.",
        },
        signRelease: {
          when: "Schritt 2",
          title: "Einwilligung unterzeichnen",
          text: "Damit dürfen wir das Gespräch auf Podcast-Plattformen, als Video und in sozialen Medien veröffentlichen.",
        },
        scheduleInterview: {
          when: "Schritt 3",
          title: schedule,
          text: "Der Kalender öffnet sich für Sie, sobald die unterzeichnete Einwilligung da ist.",
        },
      },
      closing: "Haben Sie die Einwilligung unterzeichnet und Ihren Kalender zur Hand?",
      closingAction: schedule,
    },
    form: {
      mark: "Anmeldung",
      title: "Sagen Sie uns, wer Sie sind und was Sie wissen",
      lead: "Ein paar Zeilen genügen. Feilen Sie nicht daran: Wir suchen das, was nur Sie uns erzählen können.",
      cardTitle: "Anmeldung als Gast",
      intro:
        "Der Gastgeber liest jede Anmeldung und antwortet in jedem Fall. Die Einwilligung erhalten Sie mit der Zusage.",
      submitLabel: "Anmeldung senden",
    },
    closing: {
      title: "Sie fragen sich noch, ob Sie der richtige Gast sind?",
      lead: "Sie brauchen weder ein neues Buch noch Bühnenerfahrung. Wenn andere Sie fragen, wie Sie das machen, ist das Grund genug.",
      action: begin,
      secondAction: contact,
    },
  }),
  translate(scheduleInterviewMeta, {
    title: schedule,
    description:
      "Ihr Interview für {podcastName}: etwa 45 bis 60 Minuten per Video, wie sich der Kalender öffnet und was Sie technisch brauchen.",
  }),
  translate(scheduleInterviewCopy, {
    title: "Wählen Sie Ihren Interviewtermin",
    lead: "Das Interview dauert etwa 45 bis 60 Minuten. Planen Sie anderthalb Stunden ein, damit sich niemand beeilen muss.",
    link: {
      title: "Der Kalender öffnet sich über Ihren eigenen Link",
      text: "Sie haben ihn mit der Antwort auf Ihre Anmeldung erhalten und noch einmal in der E-Mail zu Ihrer unterzeichneten Einwilligung. Die Schaltfläche darin führt auf Ihre Seite; dort finden Sie die freien Termine.",
      steps: {
        haveLink: {
          title: "Sie haben den Link",
          text: "Öffnen Sie die E-Mail, und klicken Sie auf die Schaltfläche darin. Sie brauchen weder Konto noch Passwort.",
        },
        registered: {
          title: "Sie haben sich angemeldet",
          text: "Der Gastgeber liest jede Anmeldung. Den Link erhalten Sie mit der Zusage.",
        },
        notYet: { title: "Sie haben sich noch nicht angemeldet", text: "Für den Anfang genügen ein paar Zeilen." },
      },
      action: begin,
      secondAction: contact,
    },
    hour: {
      title: "Die anderthalb Stunden",
      items: {
        techCheck: { time: "10 Min.", text: "Technik prüfen: Bild, Ton, Licht" },
        beginning: { time: "10 Min.", text: "Wo wir anfangen und was wir besser weglassen" },
        interview: { time: "45-60 Min.", text: "Das Interview" },
        names: { time: "10 Min.", text: "Namen, Links und was herausgeschnitten werden soll" },
      },
    },
  }),
  translate(technicalRequirementsCopy, {
    mark: "Technische Voraussetzungen",
    title: "Damit die Aufnahme nach Studio klingt",
    lead: "Die meisten Gäste müssen nichts kaufen. Wenn Ihnen etwas fehlt, sagen Sie es uns: Wir finden gemeinsam einen Weg.",
    groups: {
      picture: {
        title: "Bild",
        items: {
          hdCamera: { title: "HD-Kamera", text: "Mindestens 1080p. Neuere Laptops und Smartphones haben eine." },
          goodLighting: { title: "Gutes Licht", text: "Ein Fenster oder eine Lampe vor Ihnen, nie hinter Ihnen." },
          professional: {
            title: "Ruhiger Hintergrund",
            text: "Ein aufgeräumtes Regal oder eine schlichte Wand. Kein virtueller: Er verschluckt Hände.",
          },
        },
      },
      audio: {
        title: "Ton",
        items: {
          usbHeadset: {
            title: "USB- oder Headset-Mikrofon",
            text: "Das im Laptop eingebaute hört mehr vom Raum als von Ihnen.",
          },
          quietRoom: { title: "Ruhiger Raum", text: "Tür und Fenster geschlossen. Teppiche und Vorhänge helfen." },
          headphones: { title: "Kopfhörer", text: "Damit das Mikrofon die Frage nicht ein zweites Mal aufnimmt." },
        },
      },
      connection: {
        title: "Verbindung",
        items: {
          stableConnection: {
            title: "Stabile Verbindung",
            text: "Am besten per Kabel, mindestens 5 Mbit/s in beide Richtungen.",
          },
          otherPrograms: {
            title: "Andere Programme geschlossen",
            text: "Auch E-Mail, Chat und Datensicherung: Sie unterbrechen und belegen die Leitung.",
          },
          recording: {
            title: "Aufnahmeplattform",
            text: "Den Link sendet der Gastgeber. Sie öffnet sich im Browser.",
          },
        },
      },
      day: {
        title: "Am Tag der Aufnahme",
        items: {
          techCheck: {
            title: "Technik prüfen, vor dem Interview",
            text: "Ein paar Minuten für Bild und Ton, bevor wir aufnehmen.",
          },
          phoneNearby: {
            title: "Telefon in Reichweite",
            text: "Geladen und stumm geschaltet. Wenn die Verbindung abbricht, machen wir telefonisch weiter.",
          },
        },
      },
    },
  }),
];

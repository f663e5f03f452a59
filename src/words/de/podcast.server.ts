import { episodeCopy } from "../../features/episodes/pages/episode/episode-copy.ts";
import { episodesCopy, podcastCopy } from "../../features/episodes/ui/podcast-copy.ts";
import { episodesMeta } from "../../features/episodes/ui/podcast-meta.ts";
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

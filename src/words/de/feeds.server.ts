import { noteTitles } from "../../features/episodes/note-titles-copy.ts";
import { llmsWords } from "../../pages/feeds/llms-copy.ts";
import { breadcrumbWords } from "../../seo/breadcrumb-copy.ts";
import { cardWords } from "../../seo/cards/card-copy.ts";
import { feedWords } from "../../seo/feed-copy.ts";
import { markdownWords } from "../../seo/markdown-copy.ts";
import { plainPageWords } from "../../server-context/http/plain-page-copy.ts";
import { translate } from "../translation.ts";

export const feedsInGerman = [
  translate(breadcrumbWords, { home: "Startseite" }),
  translate(plainPageWords, {
    home: "Startseite",
    notFound: {
      title: "Seite nicht gefunden",
      text: "Dieser Link ist unvollständig oder enthält einen Tippfehler. Prüfen Sie ihn, oder beginnen Sie auf der {home}.",
    },
    tooLong: { title: "Dieser Link ist zu lang", text: "Kürzen Sie ihn, oder beginnen Sie auf der {home}." },
    unavailable: {
      title: "Diese Seite ist gerade nicht verfügbar",
      text: "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in einer Minute erneut, oder beginnen Sie auf der {home}. Falls Sie ein Formular gesendet haben, gehen Sie im Browser zurück: Ihre Eingaben sollten noch da sein.",
    },
    gone: { title: "Diese Seite gibt es nicht mehr", text: "Sie wurde entfernt. Beginnen Sie auf der {home}." },
    goneFile: "Diese Seite gibt es nicht mehr.",
    tooMany: {
      title: "Zu viele Seiten in kurzer Zeit",
      text: "Bitte versuchen Sie es in einer Minute erneut.",
    },
    busy: {
      title: "Die Website ist ausgelastet",
      text: "Die Website ist ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut.",
    },
    lost: {
      title: "Das hat uns nicht erreicht",
      text: "Gehen Sie im Browser zurück: Ihre Eingaben sollten noch da sein, sodass Sie sie erneut senden können.",
    },
    tooManyRequests: "Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einer Minute erneut.",
    tooManyFiles: "Zu viele Dateien in kurzer Zeit. Bitte versuchen Sie es später erneut.",
    otherSite: "Das lässt sich nur von unseren eigenen Seiten aus senden.",
    soon: { title: "Bald online", text: "Die Website von {owner} ist noch nicht online." },
    impressum: "Impressum",
    privacy: "Datenschutz",
  }),
  translate(markdownWords, {
    author: "Von",
    published: "Veröffentlicht",
    category: "Kategorie",
    show: "Podcast",
    guest: "Gast",
    date: "Datum",
    audio: "Audio",
    transcript: "Transkript",
  }),
  translate(noteTitles, {
    whyCeosThinkImportant: "Warum das für CEOs wichtig ist",
    conclusion: "Wichtigste Erkenntnisse",
    aboutGuest: "Zu Gast",
    keyTakeaways: "Was Sie mitnehmen",
    actionItems: "Was Sie tun können",
  }),
  translate(cardWords, { episode: "Folge {number}" }),
  translate(feedWords, {
    category: "Artikel: {category}",
    about: "Artikel zum Thema {category} von {name}",
    issues: "Alle Ausgaben von {newsletterName} von {name}, einmal pro Woche am {newsletterDay}.",
  }),
  translate(llmsWords, {
    about: "{tagline}. {role} in {city}: {summary}",
    markdown:
      "Jeden Artikel und jede Folge gibt es auch als Markdown: mit .md am Ende der Adresse oder mit der Anfrage nach text/markdown.",
    articles: "Artikel",
    episodes: "Podcast-Folgen",
    pages: "Seiten",
    ask: "Fragen",
    search: "Suche als JSON",
    searchNote: "Textstellen zu einer Frage, jede mit ihrer Quelle; setzen Sie Ihre Frage ein",
    mcpNote: "Model Context Protocol über HTTP, nur lesend: search, read_passage",
    optional: "Optional",
    allPages: "Alle Seiten",
    articleFeed: "Artikel als Feed",
    podcastFeed: "Podcast als Feed",
  }),
];

import { llmsWords } from "../../pages/feeds/llms-copy.ts";
import { breadcrumbWords } from "../../seo/breadcrumb-copy.ts";
import { feedWords } from "../../seo/feed-copy.ts";
import { markdownWords } from "../../seo/markdown-copy.ts";
import { translate } from "../translation.ts";

export const feedsInGerman = [
  translate(breadcrumbWords, { home: "Startseite" }),
  translate(markdownWords, {
    author: "Von",
    published: "Veröffentlicht",
    category: "Kategorie",
    show: "Podcast",
    guest: "Gast",
    date: "Datum",
    audio: "Audio",
    transcript: "Transkript",
    notes: {
      whyCeosThinkImportant: "Warum das für CEOs wichtig ist",
      conclusion: "Wichtigste Erkenntnisse",
      aboutGuest: "Zu Gast",
      keyTakeaways: "Was Sie mitnehmen",
      actionItems: "Was Sie tun können",
    },
  }),
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

import { closedPreviewCopy, previewWords } from "../../features/content-drafts/shared-preview-copy.ts";
import { errorWords } from "../../pages/error-copy.ts";
import { notFoundWords } from "../../pages/not-found-copy.ts";
import { askWords } from "../../site/ask-copy.ts";
import { controlWords } from "../../site/control-copy.ts";
import { frameWords as frame, showWords } from "../../site/frame-copy.ts";
import { sharedPreviewMeta } from "../../site/preview/shared-preview-meta.ts";
import { translate } from "../translation.ts";

/** Header, footer and missing pages. */
export const frameWords = [
  translate(sharedPreviewMeta, {
    title: "Vorschau",
    description: "In Arbeit, gezeigt denen, die den Link dazu haben.",
  }),
  translate(controlWords, {
    skip: "Zum Inhalt springen",
    home: "Startseite",
    breadcrumb: "Sie sind hier",
    close: "Schließen",
    closeMessage: "Meldung schließen",
    optional: "(freiwillig)",
    previous: "Zurück",
    next: "Weiter",
    page: "Seite",
    loading: "Wird geladen",
    outdated: "Die Website wurde inzwischen aktualisiert. Bitte laden Sie die Seite neu.",
    reload: "Neu laden",
  }),
  translate(frame, {
    brand: "{brand}, Startseite",
    openMenu: "Menü öffnen",
    menu: "Menü",
    closeMenu: "Menü schließen",
    main: "Hauptmenü",
    industries: {
      title: "Wo Abläufe Gewicht haben",
      text: "Drei Branchen, in denen eine falsche Antwort teurer ist als eine langsame.",
      action: "Alle drei vergleichen",
    },
    footer: "Fußzeile",
    profiles: "Profile in anderen Netzwerken",
    soon: "(demnächst)",
  }),
  translate(askWords, {
    archive: "Das Archiv fragen",
    inMenu: "Das Archiv fragen, im Menü",
    question: "Ihre Frage",
    hint: "Fragen Sie in eigenen Worten",
    submit: "Fragen",
  }),
  translate(showWords, {
    playLogos: "Logos abspielen",
    pauseLogos: "Logos anhalten",
    cover: "Titelbild des kostenlosen E-Books „{ebookTitle}“",
    series: "Der Leitfaden",
  }),
  translate(errorWords, {
    title: "Diese Seite konnte nicht geladen werden",
    text: "Der Fehler liegt bei uns. Versuchen Sie es in einer Minute noch einmal.",
    again: "Erneut versuchen",
    home: "Zur Startseite",
  }),
  translate(notFoundWords, {
    title: "Seite nicht gefunden",
    text: "Diese Seite gibt es nicht, oder sie ist umgezogen.",
    home: "Zur Startseite",
    contact: "Kontakt aufnehmen",
  }),
  translate(closedPreviewCopy, {
    forged: {
      title: "Dieser Link ist unvollständig",
      lead: "Kopieren Sie den ganzen Link aus der Nachricht, die Sie erhalten haben.",
    },
    expired: {
      title: "Diese Vorschau ist abgelaufen",
      lead: "Bitten Sie um einen neuen Link, um den Stand des Textes zu sehen.",
    },
    withdrawn: {
      title: "Diese Vorschau wurde zurückgezogen",
      lead: "Der Verfasser hat den Link geschlossen. Bitten Sie um einen neuen.",
    },
    gone: {
      title: "Hier gibt es keine Vorschau mehr",
      lead: "Was dieser Link gezeigt hat, wurde gelöscht.",
    },
  }),
  translate(previewWords, {
    mark: "Vorschau",
    pageNote: "Dies ist ein Entwurf der Seite, nicht die veröffentlichte Fassung.",
    note: "Dies ist ein Entwurf, nicht die veröffentlichte Seite. Der Link gilt bis zum",
    contact: "Kontakt aufnehmen",
  }),
];

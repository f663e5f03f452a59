import { askCopy } from "../../features/ask/pages/ask-copy.ts";
import { askMeta } from "../../features/ask/pages/ask-meta.ts";
import { modelCopy } from "../../features/ask/pages/model-copy.ts";
import { sourceWords } from "../../features/ask/pages/source-link-copy.ts";
import { sourcePlaces } from "../../features/ask/source-places-copy.ts";
import { translate } from "../translation.ts";

const closestPassages = "Dies sind die Stellen, die am nächsten kommen.";

export const ask = [
  translate(askMeta, {
    title: "Das Archiv befragen",
    heading: "Keine Quelle, keine Antwort",
    searching: "Das Archiv wird durchsucht",
    description:
      "Fragen Sie in Ihren eigenen Worten. Was Sie erhalten, ist zitiert: aus einem Artikel, einer Folge, einer Ausgabe oder dem E-Book, mit der Fundstelle.",
  }),
  translate(askCopy, {
    lead: "Sie erhalten jede Stelle im Wortlaut, mit dem Ort, an dem sie geschrieben oder gesagt wurde. Finden wir nichts, sagen wir es.",
    tryTitle: "Zum Beispiel",
    vague:
      "Diese Frage enthält kein Wort, nach dem wir suchen könnten. Fragen Sie nach einem Thema, etwa einer Übergabe oder dem Betriebsrat.",
    fromArchive: "Aus dem Archiv",
    closest: "Diese Absätze kommen Ihrer Frage am nächsten. Vielleicht beantworten sie sie nicht.",
    closestOne: "Dieser Absatz kommt Ihrer Frage am nächsten. Vielleicht beantwortet er sie nicht.",
    lessClose: "Noch ein Absatz, weniger passend",
    lessCloseMany: "Noch zwei Absätze, weniger passend",
    none: "Hier findet sich keine Antwort darauf.",
    filesOnly: "Diese Kopie der Website besteht aus Dateien und kann ihr Archiv nicht durchsuchen.",
    askThere: "Die Website selbst kann es. Ihre Frage wird mitgenommen.",
    askOnSite: "Dort fragen",
    searchInstead: "Sie können die Artikel nach Wörtern durchsuchen oder uns fragen.",
    searchArticles: "Artikel durchsuchen",
    perhapsAPerson: "Vielleicht weiß ein Mensch mehr als das Archiv.",
    sendIt: "An uns senden",
    readAs: "Wir lesen „{asked}“ als „{read}“.",
    copyLink: "Link kopieren",
    copied: "Link in die Zwischenablage kopiert",
    copyFailed: "Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.",
    print: "Drucken",
    didItAnswer: "War das die Antwort?",
    yes: "Ja",
    no: "Nein",
    thanks: "Vielen Dank. Was noch unbeantwortet ist, schreiben wir als Nächstes.",
    feedbackFailed: "Das ist nicht bei uns angekommen. Versuchen Sie es erneut.",
    notMeant: "War etwas anderes gemeint?",
    askPerson: "Einen Menschen fragen",
    errorTitle: "Das Archiv hat nicht geantwortet",
    errorText: "Ihre Frage steht noch im Feld. Versuchen Sie es erneut, oder fragen Sie uns direkt.",
    tryAgain: "Erneut versuchen",
  }),
  translate(modelCopy, {
    consent: "Ein Sprachmodell die Stellen wählen lassen. Ihre Frage geht dann an {host}.",
    privacyPolicy: "Datenschutzerklärung",
    checking: "Die nächste Stelle wird gewählt",
    local: "Gewählt von einem Sprachmodell, das auf den eigenen Rechnern dieser Website läuft.",
    sent: "Ihre Frage und die Stellen zur Auswahl gehen an {host}.",
    proof: "Jedes Wort ist von dieser Website zitiert.",
    ownChoice: "Zeigen, was am nächsten kommt",
    chooseAgain: "Das Modell wählen lassen",
    stop: "Anhalten",
    ends: {
      stopped: "Sie haben hier angehalten.",
      unread: `Das Modell hat keine unserer Stellen gewählt. ${closestPassages}`,
      nothing: closestPassages,
      budget:
        "Das Modell hat die Grenze für heute erreicht. Die Stellen, die am nächsten kommen, erhalten Sie trotzdem.",
      silent: `Das Modell hat nicht geantwortet. ${closestPassages}`,
      failed: "Das Modell ist nicht fertig geworden. Alles, was oben steht, ist zitiert.",
      limited: `Sie haben das Modell in kurzer Zeit oft gefragt. ${closestPassages} Versuchen Sie es in zehn Minuten wieder.`,
    },
  }),
  translate(sourcePlaces, {
    issue: "Ausgabe {number}",
    unnumbered: "Ausgabe",
    ebook: "Kostenloses E-Book",
    guide: "Kostenloser Leitfaden",
  }),
  translate(sourceWords, { playFrom: "{recording} ab {time} abspielen" }),
];

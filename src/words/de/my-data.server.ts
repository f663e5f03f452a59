import { heldCopy, myDataCopy } from "../../features/privacy/pages/my-data-copy.ts";
import { myDataMeta } from "../../features/privacy/pages/my-data-meta.ts";
import { translate } from "../translation.ts";

export const myData = [
  translate(myDataMeta, {
    title: "Meine Daten",
    description:
      "Sehen Sie, was diese Website über Sie speichert, laden Sie es herunter, oder lassen Sie es löschen: über einen Link, der per E-Mail kommt.",
    heldTitle: "Was wir über Sie gespeichert haben",
  }),
  translate(myDataCopy, {
    title: "Was speichern Sie über mich?",
    lead: "Geben Sie Ihre E-Mail-Adresse ein. Die E-Mail, die wir senden, führt zu einer Seite mit allem. Dort können Sie es herunterladen oder löschen lassen.",
    cardTitle: "Link anfordern",
    submitLabel: "Link senden",
    mark: "So funktioniert es",
    stepsTitle: "Kein Formular per Post, keine Ausweiskopie",
    steps: {
      emailProves: {
        title: "Eine E-Mail weist nach, dass Sie es sind",
        text: "Die Seite sieht nur, wer Ihren Posteingang lesen kann. Ihr Link gilt 24 Stunden.",
      },
      pageShows: {
        title: "Die Seite zeigt alles",
        text: "Was Sie gesendet haben, wann, worin Sie eingewilligt haben und wann wir es löschen.",
      },
      twoButtons: {
        title: "Zwei Schaltflächen",
        text: "Laden Sie es als maschinenlesbare Datei herunter, oder löschen Sie es sofort.",
      },
    },
  }),
  translate(heldCopy, {
    lead: "Alles, was diese Website über {yourEmail} speichert.",
    nothing: {
      title: "Wir speichern nichts über Sie",
      lead: "Zu dieser Adresse gibt es in unseren Unterlagen nichts. Haben Sie uns von einer anderen geschrieben, fragen Sie auch nach dieser.",
    },
    erased: {
      title: "Alles ist gelöscht",
      lead: "Zu dieser Adresse ist in unseren Unterlagen nichts mehr vorhanden. E-Mails, die wir gesendet haben, bleiben in den Postfächern, die sie erreicht haben.",
    },
    remains: {
      title: "Gelöscht, bis auf Folgendes",
      text: "Alles andere ist gelöscht. Dies bewahren wir aus dem Grund auf, der daneben steht.",
    },
    stays: "Aufbewahrt",
    problems: {
      expired: {
        title: "Dieser Link ist abgelaufen",
        lead: "Er gilt 24 Stunden, damit ihn später niemand findet. Fordern Sie einen neuen an.",
      },
      forged: {
        title: "Dieser Link ist unvollständig",
        lead: "E-Mail-Programme schneiden das Ende manchmal ab. Kopieren Sie den ganzen Link aus der E-Mail, oder fordern Sie einen neuen an.",
      },
    },
    again: "Neuen Link anfordern",
    home: "Zur Startseite",
    take: {
      title: "Herunterladen",
      text: "Eine Datei in einem maschinenlesbaren Format (JSON).",
      button: "Meine Daten herunterladen",
    },
    erase: {
      title: "Löschen",
      text: "Nachrichten, Abonnement, Buchungen, Ihre Beteiligung am Podcast und die E-Mails dazu werden sofort und endgültig gelöscht. Ein laufendes Abonnement endet, und ein bevorstehendes Gespräch wird abgesagt.",
      stays: "Was mit „Aufbewahrt“ gekennzeichnet ist, bleibt aus dem Grund, der daneben steht.",
      sure: "Ja, alles löschen. Ich weiß, dass sich das nicht rückgängig machen lässt.",
      unsure: "Kreuzen Sie zuerst das Kästchen an, damit nichts versehentlich gelöscht wird.",
      button: "Meine Daten löschen",
    },
  }),
];

import { demoBooking, demoCopy } from "../../features/bookings/pages/calls/demo-copy.ts";
import { demoMeta } from "../../features/bookings/pages/calls/demo-meta.ts";
import { knowledgeAuditBooking, knowledgeAuditCopy } from "../../features/bookings/pages/calls/knowledge-audit-copy.ts";
import { knowledgeAuditMeta } from "../../features/bookings/pages/calls/knowledge-audit-meta.ts";
import { strategyCallBooking, strategyCallCopy } from "../../features/bookings/pages/calls/strategy-call-copy.ts";
import { strategyCallMeta } from "../../features/bookings/pages/calls/strategy-call-meta.ts";
import { translate } from "../translation.ts";

const calendar = {
  intro:
    "Wählen Sie Tag und Uhrzeit. Wir reservieren den Termin fünf Minuten lang, während Sie die übrigen Angaben ergänzen.",
  submitLabel: "Diesen Termin buchen",
  nextTimes: "Die nächsten freien Zeiten",
  allTimes: "Alle Zeiten",
};

const bringTitle = "Was Sie am besten zur Hand haben";

export const demo = [
  translate(demoMeta, {
    name: "Demo",
    description:
      "Eine Demo von {productName} mit einem Dokument von Ihnen: Sie fragen, es antwortet und zeigt die Seite. Was Sie sehen werden, und ein Kalender zum Buchen.",
  }),
  translate(demoBooking, {
    mark: "Anfragen",
    title: "Wählen Sie einen Termin für die Demo",
    lead: "Den Link senden wir vor dem Gespräch. Er öffnet sich im Browser; installieren müssen Sie nichts.",
    cardTitle: "Demo per Video",
    ...calendar,
  }),
  translate(demoCopy, {
    name: "Demo",
    title: "Antworten aus einem Dokument, das Sie kennen",
    lead: "Bringen Sie eine Arbeitsanweisung mit und die Frage, die dazu immer gestellt wird. {productName} antwortet vor Ihren Augen und zeigt die Seite, auf der es steht.",
    facts: {
      usually30: { strong: "Meist 30 Minuten", text: ", per Video" },
      document: { strong: "Ihr Dokument", text: ", nach dem Gespräch gelöscht" },
      ownPeople: { strong: "Ihre eigenen Leute", text: " dürfen die Fragen stellen" },
    },
    gets: {
      mark: "Was Sie bekommen",
      title: "Eine halbe Stunde ohne Folien",
      lead: "Dokument und Fragen wählen Sie. Schwierige sind willkommen.",
      items: {
        answerPage: {
          title: "Eine Antwort mit ihrer Seite",
          text: "Ihre Frage, in Ihren Worten. Die Antwort nennt Dokument, Abschnitt und Fassung, und der Satz, auf den sie sich stützt, ist markiert.",
        },
        questionCannot: {
          title: "Eine Frage, auf die es keine Antwort hat",
          text: "Fragen Sie nach etwas, das nicht im Dokument steht. Dann soll es das sagen. Am Scheitern erkennen Sie mehr als am Gelingen.",
        },
        sopTwo: {
          title: "Eine SOP aus zwei gesprochenen Minuten",
          text: "Erklären Sie einen Ablauf mündlich. Sie sehen, was als gegliederter Entwurf zurückkommt und was Sie korrigieren müssten.",
        },
        straightAnswers: {
          title: "Klare Antworten auf alles Übrige",
          text: "{euHosting}. {roleBasedAccess}. {encryption}. Fragen Sie, was das in der Praxis heißt. {noPerUserPricing}. {noLockIns}.",
        },
      },
    },
    next: {
      mark: "Wie es weitergeht",
      title: "Vorher, währenddessen und danach",
      steps: {
        sendOne: {
          when: "Vorher",
          title: "Sie senden ein Dokument",
          text: "Eine Arbeitsanweisung ohne Patienten- oder Kundendaten. Haben Sie keine zur Hand, genügt ein Beispiel.",
        },
        askAnswers: {
          when: "Währenddessen",
          title: "Sie fragen, es antwortet",
          text: "Sie und alle, die Sie mitbringen. Pflegekräfte, Disponenten und Sachbearbeiter stellen bessere Fragen als Führungskräfte.",
        },
        pageNotes: {
          when: "Danach",
          title: "Eine Seite Notizen",
          text: "Was es beantwortet hat, was nicht und was eine erste Abteilung bräuchte. Wenn Sie weitermachen, ist unser Ziel: {firstIntegration.inSentence}.",
        },
      },
    },
    bring: {
      title: bringTitle,
      items: [
        "Eine Arbeitsanweisung, als PDF oder Textdokument",
        "Die Frage, die dazu immer gestellt wird",
        "Jemanden aus dem Team, der die richtige Antwort kennt",
      ],
    },
    others: {
      text: "Noch nicht sicher, welche Abteilung beginnen soll?",
      links: { startKnowledge: { label: "Mit einem Wissensaudit beginnen" } },
    },
  }),
];

export const knowledgeAudit = [
  translate(knowledgeAuditMeta, {
    name: "Wissensaudit",
    description:
      "Ein Wissensaudit klärt, wo das Wissen Ihrer Organisation liegt, wer es braucht und welche Fragen am meisten kosten. Was Sie bekommen und wie es beginnt.",
  }),
  translate(knowledgeAuditBooking, {
    mark: "Anfragen",
    title: "Wählen Sie einen Termin für das erste Gespräch",
    lead: "Es kostet nichts und verpflichtet zu nichts. Sie sprechen mit der Person, die das Audit machen würde.",
    cardTitle: "Erstes Gespräch",
    ...calendar,
  }),
  translate(knowledgeAuditCopy, {
    name: "Wissensaudit",
    title: "Finden Sie heraus, was Ihre Organisation weiß, und wo",
    lead: "Das Audit kartiert eine Abteilung: ihre Dokumente, ihre Fachleute und die Fragen, die täglich aufkommen. Die Karte behalten Sie, wie auch immer Sie sich danach entscheiden.",
    facts: {
      usually60: { strong: "Meist 60 Minuten", text: ", um die Abteilung festzulegen" },
      fixedPrice: { strong: "Ein Festpreis", text: ", genannt, bevor etwas beginnt" },
      software: { strong: "Keine Software", text: ", die Sie dafür installieren müssten" },
    },
    gets: {
      mark: "Was Sie bekommen",
      title: "Vier Dokumente, die Sie auf den Tisch legen können",
      lead: "Geschrieben für alle, die entscheiden, und geprüft mit denen, die die Arbeit tun.",
      items: {
        mapKnowledge: {
          title: "Eine Karte des Wissens",
          text: "Welche Dokumente es gibt, welche davon gelten und was nur in einem Kopf existiert. Mit einem Namen neben jeder Lücke.",
        },
        questions: {
          title: "Die Fragen, die am meisten kosten",
          text: "Gesammelt bei der Arbeit, nicht im Workshop: wonach man in den {searchHours.figure} pro Woche sucht, die wir fürs Suchen ansetzen, und wie oft man stattdessen Kollegen fragt.",
        },
        stateDocuments: {
          title: "Der Zustand der Dokumente",
          text: "Was veraltet ist, was sich widerspricht und woraus ein KI-Agent schon morgen antworten könnte.",
        },
        recommendation: {
          title: "Eine Empfehlung mit Zahl",
          text: "Wo Sie beginnen sollten, was es kostet und was es bringen soll. Ist ein Agent das falsche Mittel, steht genau das darin.",
        },
      },
    },
    next: {
      mark: "Wie es weitergeht",
      title: "Vom ersten Gespräch zur Karte",
      steps: {
        firstConversation: {
          when: "Diese Woche",
          title: "Ein erstes Gespräch",
          text: "Eine Stunde per Video. Sie beschreiben die Abteilung, wir vereinbaren den Umfang und wer gehört werden soll.",
        },
        offerPreparation: {
          when: "Dann",
          title: "Angebot und Vorbereitung",
          text: "Sie erhalten einen Festpreis, schriftlich. Nehmen Sie ihn an, wird die Vertraulichkeitsvereinbarung unterzeichnet, und das Lesen beginnt.",
        },
        lookingListening: {
          when: "Vor Ort oder per Video",
          title: "Hinsehen und zuhören",
          text: "Gespräche mit denen, die die Arbeit tun, und ein Blick in die Ordner, die sie wirklich benutzen.",
        },
        mapExplained: {
          when: "Zum Abschluss",
          title: "Die Karte, erklärt",
          text: "Eine Stunde mit allen, die entscheiden. Die Dokumente gehören Ihnen, um mit uns oder ohne uns weiterzumachen.",
        },
      },
    },
    bring: {
      title: bringTitle,
      items: [
        "Die Abteilung, an die Sie denken, und ihre Größe",
        "Wo ihre Anweisungen heute abgelegt sind",
        "Eine Frage, die immer wieder aufkommt",
      ],
    },
    others: {
      text: "Möchten Sie lieber zuerst einen Agenten bei der Arbeit sehen?",
      links: { requestDemo: { label: "Demo anfragen" } },
    },
  }),
];

export const strategyCall = [
  translate(strategyCallMeta, {
    name: "KI-Strategiegespräch",
    description:
      "Ein kostenfreies KI-Strategiegespräch, meist 30 Minuten: ob sich ein KI-Wissensagent in Ihrer Organisation lohnt, wo Sie beginnen und was zuerst kommt.",
  }),
  translate(strategyCallBooking, {
    mark: "Termin buchen",
    title: "Wählen Sie einen Termin für das Gespräch",
    lead: "Jede gezeigte Zeit ist frei. Mit der Buchung gehört sie Ihnen, und bis zum Beginn können Sie sie verschieben.",
    cardTitle: "KI-Strategiegespräch",
    ...calendar,
  }),
  translate(strategyCallCopy, {
    name: "KI-Strategiegespräch",
    title: "Eine halbe Stunde zur Frage, ob es sich lohnt",
    lead: "Ihre Zahlen, Ihre Abteilungen, Ihre Zweifel. Am Ende wissen Sie, wo Sie beginnen würden, oder dass Sie es lassen sollten.",
    facts: {
      usually30: { strong: "Meist 30 Minuten", text: ", kostenfrei" },
      video: { strong: "Per Video", text: ", Link per E-Mail" },
      onePerson: { strong: "Eine Person", text: ", die auch die Arbeit machen würde" },
    },
    gets: {
      mark: "Was Sie bekommen",
      title: "Drei Antworten und ein nächster Schritt",
      items: {
        doesPay: {
          title: "Lohnt es sich?",
          text: "Wir gehen die ROI-Rechnung mit Ihren eigenen Zahlen durch, Zeile für Zeile. Unser Ziel: {roiWithin.wording}; ob es für Sie gilt, zeigt sich schnell.",
        },
        whereWould: {
          title: "Wo würden Sie beginnen?",
          text: "Eine Abteilung, ein Satz Dokumente, eine Frage, die mehr kostet, als sie sollte.",
        },
        standsWay: {
          title: "Was steht im Weg?",
          text: "Betriebsrat, Datenschutz, alte Ordner, müde Kollegen. Das meiste ist bekannt und lässt sich einplanen.",
        },
        oneNext: {
          title: "Ein nächster Schritt",
          text: "Ein Audit, eine Demo, ein Pilot oder nichts davon. Sie bekommen es schriftlich, auf einer halben Seite.",
        },
      },
    },
    next: {
      mark: "Wie es weitergeht",
      title: "Drei Schritte, und nach jedem können Sie aufhören",
      steps: {
        chooseTime: {
          when: "Heute",
          title: "Termin wählen",
          text: "Jede freie Zeit weiter unten. Die Einladung für Ihren Kalender kommt sofort.",
        },
        figuresFirst: {
          when: "Im Gespräch",
          title: "Zuerst die Zahlen",
          text: "Bringen Sie das Ergebnis des ROI-Rechners mit oder die Zahlen dafür. Die übrige Zeit gehört Ihren Fragen.",
        },
        halfPage: {
          when: "Am Tag danach",
          title: "Eine halbe Seite, schriftlich",
          text: "Was besprochen wurde, was wir empfehlen und was es kosten würde. Niemand ruft an, um zu fragen, ob Sie es gelesen haben.",
        },
      },
    },
    bring: {
      title: bringTitle,
      items: [
        "Mitarbeiterzahl und Fluktuation der Abteilung",
        "Was sie in einem Jahr ungefähr kostet",
        "Ihr stärkster Zweifel",
      ],
    },
    others: {
      text: "Möchten Sie eigene Zahlen mitbringen?",
      links: { openRoi: { label: "ROI-Rechner öffnen" } },
    },
  }),
];

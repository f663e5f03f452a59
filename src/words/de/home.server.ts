import { agentsCopy, challengesCopy, clientsCopy, heroCopy, industriesCopy } from "../../pages/home/home-copy.ts";
import { homeMeta } from "../../pages/home/home-meta.ts";
import {
  advantagesCopy,
  bannerCopy,
  concernsCopy,
  pathCopy,
  personCopy,
  roiCopy,
} from "../../pages/home/lower-home-copy.ts";
import { translate } from "../translation.ts";

const upper = [
  translate(homeMeta, {
    title: "Startseite - {name}",
    description:
      "KI-Wissensagenten für Gesundheitswesen, Logistik und Finanzdienstleistungen. Sie antworten auf Grundlage Ihrer eigenen Dokumente und nennen die Seite, auf der es steht.",
    keywords:
      "KI-Wissensagenten, KI-Wissensmanagement, KI-Assistent für SOPs, Gesundheitswesen, Logistik, Finanzdienstleistungen, Beratung Wissensmanagement",
  }),
  translate(heroCopy, {
    title: ["Ihre Organisation kennt die Antwort.", "Wir\u00a0zeichnen den\u00a0Weg\u00a0dorthin."],
    lead: "KI-Wissensagenten für Gesundheitswesen, Logistik und Finanzdienstleistungen. Sie antworten auf Grundlage Ihrer eigenen Arbeitsanweisungen und Unterlagen und zeigen die Seite, auf der es steht.",
    action: { label: "Jetzt ROI berechnen" },
    image: { alt: "" },
    signature: "Ich antworte selbst, meist noch am selben Tag.",
    secondAction: { label: "So entsteht eine Antwort" },
    facts: ["{firstIntegration.wording}", "{roiWithin.wording}: unsere Zielwerte", "{euHosting}, {gdprReady}"],
    factWeights: ["{firstIntegration.figure}", "{roiWithin.figure}", "{euHosting}"],
    answer: {
      circumstances: ["Station 4", "2:14 Uhr", "Beispielantwort"],
      question: "Welches Formular gehört zu einer vorzeitigen Entlassung?",
      answer: "Formular D-7, vom behandelnden Arzt gegengezeichnet, bevor das Bett freigegeben wird.",
      source: "SOP Entlassung, Abschnitt 3.2",
      approval: "Stand 4. März, freigegeben vom Qualitätsmanagement",
    },
    ask: "Die Karte befragen",
    otherAnswers: {
      logistics: {
        circumstances: ["Tor 7", "5:20 Uhr", "Beispielantwort"],
        question: "Der Kühlauflieger zeigt −12 °C. Dürfen wir entladen?",
        answer:
          "Nein. Türen geschlossen halten, Messwert festhalten und die Qualitätssicherung des Versenders anrufen.",
        source: "SOP Kühlkette, Abschnitt 4.1",
        approval: "Stand 12. Mai, freigegeben von der Betriebsleitung",
      },
      financial: {
        circumstances: ["Filiale", "10:05 Uhr", "Beispielantwort"],
        question: "Genügt eine ausländische Vollmacht?",
        answer: "Nur mit Apostille und beglaubigter Übersetzung. Bis dahin keine Verfügungen.",
        source: "Kontorichtlinie, Abschnitt 6.3",
        approval: "Stand 2. Juni, freigegeben von Compliance",
      },
    },
    readHow: "Wie das geht",
  }),
  translate(challengesCopy, {
    mark: "Herausforderungen",
    title: "Wissen geht dort verloren, wo alle es sehen könnten",
    figure: "{searchHours.figure}",
    figureText:
      "jeder Arbeitswoche gehen für die Suche nach Informationen verloren: etwa {searchShare.figure} der Zeit, die Sie bezahlen. Eine Planungsgröße; Ihre eigene ermittelt ein Audit.",
    days: ["Mo", "Di", "Mi", "Do", "Fr"],
    items: {
      peopleLeave: {
        title: "Menschen gehen, und ihr Wissen geht mit",
        text: "Nur die Fachkraft, die im Juni in den Ruhestand geht, weiß noch, warum es Schritt vier gibt.",
      },
      fourVersions: {
        title: "Vier Fassungen, und eine davon stimmt",
        text: "Ein Laufwerk, eine Intranetseite, ein Aktenordner und eine Kollegin. Sie widersprechen sich, und niemand sagt es.",
      },
      newColleagues: {
        title: "Neue Kollegen warten, bis sie helfen können",
        text: "Monatelang laufen sie mit, weil das, was sie brauchen, nie für sie aufgeschrieben wurde.",
      },
      expertsAnswer: {
        title: "Fachleute beantworten täglich dieselbe Frage",
        text: "Ihre teuersten Leute sind Ihre Suchmaschine.",
      },
    },
    action: { label: "Was Sie das kostet" },
  }),
  translate(agentsCopy, {
    mark: "KI-Wissensagenten",
    title: "Drei Dinge, die ein Agent den ganzen Tag tut",
    lead: "Er liest, was Sie schon haben. Nichts wird umgeschrieben, der Zugriff folgt Ihren Rollen, und jeder Satz lässt sich bis zur Seite zurückverfolgen.",
    answers: {
      title: "Er antwortet",
      text: "Ihre Leute fragen in eigenen Worten und erhalten die Regel samt Fundstelle. Fehlt eine Quelle, sagt er es.",
      specimen: {
        question: "Dürfen tiefgekühlte Impfstoffe mit auf die Palette?",
        answer: "Nein. Sie brauchen einen eigenen Ladungsträger unter −15 °C.",
        source: "SOP Kühlkette, 7.1",
      },
    },
    writes: {
      title: "Er schreibt auf",
      text: "Eine Fachkraft erklärt die Arbeit mündlich. Minuten später liegt eine gegliederte SOP vor, zum Korrigieren und Freigeben.",
      specimen: {
        length: "4 min 10 s",
        steps: ["Ladebrücke verriegeln", "Plombennummer mit CMR abgleichen", "Vor dem Öffnen fotografieren"],
      },
    },
    onboards: {
      title: "Er arbeitet Neue ein",
      text: "Wer neu ist, erhält einen Plan aus den Anweisungen der eigenen Rolle und kann zu jeder Stunde nachfragen.",
      specimen: {
        week1: { week: "Woche 1: Hausregeln", state: "erledigt" },
        week2: { week: "Woche 2: Kundenakten", state: "erledigt" },
        week3: { week: "Woche 3: Beschwerden", state: "heute" },
        week4: { week: "Woche 4: erster eigener Fall", state: "folgt" },
      },
    },
    figuresNote: "Zielwerte für eine erste Abteilung.",
    measured: "Wie wir das messen",
    measures:
      "Kosten: was ein Ablauf die Abteilung kostet, vorher und nach drei Monaten. Antwortzeit: von einer Frage bis zur Antwort mit Seitenangabe, sofern die Dokumente sie hergeben. Einarbeitung: Tage, bis neue Kollegen selbstständig arbeiten. Die Messgrößen vereinbaren wir, bevor wir beginnen.",
    action: { label: "Wissensaudit anfragen" },
    actionNote: "Im Kalender: Sie wählen den Termin für ein erstes Gespräch.",
  }),
  translate(industriesCopy, {
    mark: "Branchen",
    title: "Gemacht für Orte, an denen Vorschriften zählen",
    cards: {
      financial: {
        label: "{financialName}",
        text: "Richtlinien, Produktbedingungen und Rundschreiben der Aufsicht, beantwortet mit einer Fundstelle, die jede Prüfung übersteht.",
      },
      logistics: {
        label: "{logisticsName}",
        text: "Zollvorschriften, Abläufe der Disposition und Lieferantenverträge, in der Sprache des Fahrers.",
      },
      healthcare: {
        label: "{healthcareName}",
        text: "Pflegestandards und hauseigene Anweisungen am Krankenbett, freihändig und auch nachts.",
      },
    },
    more: "Mehr dazu",
    closing: " folgt als Nächstes. Fehlt Ihre Branche?",
    surveyed: { label: "{manufacturingName}" },
    action: { label: "Nach Ihrer Branche fragen" },
  }),
  translate(clientsCopy, { mark: "Kunden", sampleMark: "Beispielkunden" }),
];

const lower = [
  translate(advantagesCopy, {
    mark: "Vorteile",
    title: "Derselbe Tag, ohne und mit Agent",
    caption: "Fünf Situationen ohne und mit einem KI-Wissensagenten",
    columns: ["Ohne", "Mit Agent"],
    rows: {
      rule2: {
        label: "Eine Regel um 2 Uhr nachts",
        cells: ["Die Kollegin im Urlaub anrufen", "Fragen, Abschnitt lesen, handeln"],
      },
      newRegulation: {
        label: "Eine neue Vorschrift",
        cells: ["Ein Rundschreiben, das wenige öffnen", "Eine Änderung, und jede Antwort stimmt wieder"],
      },
      expertRetires: {
        label: "Eine Fachkraft geht in Rente",
        cells: ["Ein Abschiedsessen und ein Übergabeordner", "Die Arbeitsweise bleibt, aufgezeichnet und freigegeben"],
      },
      newColleague: {
        label: "Eine neue Kollegin",
        cells: ["Monate des Mitlaufens", "Ein Wochenplan, jede Regel mit ihrer Seite"],
      },
      audit: {
        label: "Eine Prüfung",
        cells: ["Eine Woche Suche nach Nachweisen", "Wer was gefragt hat und welche Fassung galt"],
      },
    },
    closing:
      "Unsere Zielwerte für alles, was ein Team tut: {fasterResponses.wording}, {productivityGain.wording}. Der Wert weiter oben, {responseTime.figure}, gilt für eine einzelne Frage, die in den Dokumenten beantwortet ist.",
    action: { label: "Demo anfragen" },
  }),
  translate(roiCopy, {
    mark: "Ertrag",
    title: "Rechnen Sie mit Ihren eigenen Zahlen",
    lead: "Planungsgrößen, die Sie an Ihrer Abteilung prüfen können, und eine Rechnung, die Zeile für Zeile nachvollziehbar ist.",
    measured: { label: "Wie wir das messen" },
    cards: {
      financial: { name: "{financialName}" },
      logistics: { name: "{logisticsName}" },
      healthcare: { name: "{healthcareName}" },
    },
    closing: "Möchten Sie die Zahlen lieber gemeinsam durchgehen?",
    action: { label: "KI-Fachgespräch anfragen" },
  }),
  translate(concernsCopy, {
    mark: "Bedenken",
    title: "Sechs Fragen jeder Geschäftsleitung, klar beantwortet",
    items: {
      dataSafety: {
        title: "Datensicherheit und Datenschutz",
        text: "Gehostet in der EU, verschlüsselt bei Speicherung und Übertragung. Der Zugriff folgt den Rollen, die Sie schon haben.",
      },
      information: {
        title: "Verlässlichkeit der Auskunft",
        text: "Antworten stammen nur aus freigegebenen Dokumenten. Keine Quelle, keine Antwort.",
      },
      integration: {
        title: "Aufwand der Anbindung",
        text: "Der Agent liest Ihre bestehenden Ordner, Ihr Intranet und Ihr DMS. Vorher muss nichts umziehen.",
      },
      implementation: {
        title: "Zeitplan der Einführung",
        text: "Wir beginnen mit einer Abteilung und einer echten Frage. Die nächste folgt, sobald die erste ihre Antworten hat.",
      },
      userAdoption: {
        title: "Akzeptanz im Team",
        text: "Man fragt, wie man einen Kollegen fragen würde. Ein neues System muss niemand lernen.",
      },
      costJustification: {
        title: "Wirtschaftlichkeit",
        text: "Gemessen wird an Größen, die wir vor dem Start vereinbaren. Danach entscheiden Sie, ob es weitergeht.",
      },
    },
    closing: "Sie haben eine eigene Frage? Stellen Sie sie im Gespräch, zu einem Termin Ihrer Wahl im Kalender.",
    action: { label: "Beratung vereinbaren" },
  }),
  translate(pathCopy, {
    mark: "Ablauf der Einführung",
    title: "Vom ersten Gespräch zum gemessenen Ertrag",
    steps: {
      auditStrategy: {
        when: "Zu Beginn",
        title: "Audit und Strategie",
        text: "Wir klären, wo das Wissen liegt, wer es braucht und welche Fragen am meisten kosten. Die Karte behalten Sie in jedem Fall.",
      },
      aiDeployment: {
        when: "In den ersten Wochen",
        title: "Einführung der KI",
        text: "Eine Abteilung, ihre echten Dokumente, ihre echten Fragen. Angebunden, getestet und von denen abgenommen, die damit arbeiten.",
      },
      continuous: {
        when: "Danach jeden Monat",
        title: "Laufende Verbesserung",
        text: "Aus unbeantworteten Fragen werden neue Anweisungen. Jeden Monat sehen Sie, was gefragt wurde, was es gespart hat und was als Nächstes kommt.",
      },
    },
    closing: "Per Nachricht: Nennen Sie die Abteilung, und wir schreiben Ihnen, wie es weitergeht.",
    action: { label: "Wissensaudit anfragen" },
  }),
  translate(personCopy, {
    mark: "Mit wem Sie sprechen",
    title: "Eine Person, vom ersten Gespräch bis zur letzten Seite",
    paragraphs: [
      "Bevor ich eine Zeile über eine Arbeit schreibe, setze ich mich zu den Menschen, die sie tun.",
      "Audit, Pilot und Übergabe liegen bei mir; Fachleute kommen erst hinzu, wenn ich sie Ihnen genannt habe.",
      "Wenn ein Agent nicht hilft, sage ich das lieber nach einer halben Stunde als nach einem halben Jahr.",
    ],
    declinedTitle: "Was ich ablehne",
    declined: [
      "Agenten, die ohne Quelle antworten dürfen",
      "Projekte, deren Zweck es ist, ein KI-Projekt zu haben",
      "Das Lesen von Patienten- oder Kundenakten",
    ],
    action: { label: "Mein Weg hierher" },
  }),
  translate(bannerCopy, {
    title: "Produktiver arbeiten, Betriebskosten senken",
    lead: "Das kostenlose E-Book führt Sie durch die Wahl eines ersten Anwendungsfalls, die Vorbereitung der Dokumente und den Nachweis des Ertrags. Geschrieben für alle, die Abteilungen leiten. Möchten Sie lieber sprechen? Schreiben Sie uns, und wir schlagen Termine vor.",
    action: { label: "Beratung vereinbaren" },
    secondAction: { label: "Kostenloses E-Book holen" },
  }),
];

export const home = [...upper, ...lower];

import {
  backgroundCopy,
  clientsCopy,
  closingCopy,
  expertiseCopy,
  heroCopy,
  journeyCopy,
  projectsCopy,
} from "../../pages/about/about-copy.ts";
import { aboutMeta } from "../../pages/about/about-meta.ts";
import { translate } from "../translation.ts";

export const about = [
  translate(aboutMeta, {
    title: "Über mich",
    description:
      "Seit zwanzig Jahren arbeite ich in den Abläufen anderer: Erst habe ich sie befolgt, dann aufgeschrieben, jetzt bringe ich sie zum Antworten.",
  }),
  translate(heroCopy, {
    crumb: "Über mich",
    title: "Ich bin {name}. Ich kartiere, was Menschen wissen.",
    badge: "Unabhängig, mit Sitz in {city}",
    skillsLabel: "Kenntnisse",
    skills: [
      "Wissensaudits",
      "Standardarbeitsanweisungen",
      "KI-Wissensagenten",
      "Gespräche mit Fachleuten",
      "Einarbeitung",
      "Datenschutz",
    ],
    action: { label: "Gespräch vereinbaren" },
    secondAction: "Mein Weg hierher",
    portraitAlt: "Porträt von {name}",
    drawnPortraitAlt: "Porträt von {name} im Profil, gezeichnet als Insel auf einer Seekarte (Beispiel)",
    drawnPortraitNote: "Ein Beispielporträt, gezeichnet als Seekarte.",
  }),
  translate(backgroundCopy, {
    mark: "Hintergrund",
    title: "Den meisten Organisationen fehlt nicht das Wissen. Ihnen fehlt der Weg dorthin.",
    paragraphs: [
      "Gelernt habe ich das Handwerk in einer Nachtschicht. Vierzig Leute, ein Ordner, den niemand aufschlug, und eine Kollegin, die alle fragten. Als sie drei Wochen krank war, merkten wir, wovon das Lager wirklich lebte.",
      "Seitdem sitze ich bei Pflegekräften, Disponenten und Beratern und stelle immer dieselbe Frage: Woher wissen Sie das? Die Antwort ist selten ein Dokument. Sie ist ein Mensch, eine Gewohnheit oder ein Zettel an der Schrankwand.",
      "Heute helfe ich Organisationen, aus solchen Antworten Seiten zu machen, die sich finden, prüfen und vorlesen lassen, von einer Maschine, die dazusagt, wo sie es gelesen hat. Ich arbeite allein, mit einem kleinen Kreis von Fachleuten, die ich nenne, bevor sie hinzukommen.",
    ],
  }),
  translate(journeyCopy, {
    mark: "Stationen",
    title: "Zwanzig Jahre mit den Abläufen anderer",
    lead: "Ein Beispiellebenslauf: Arbeitgeber werden beschrieben, nie genannt.",
    stations: {
      shiftLead: {
        when: "2006 bis 2010",
        role: "Schichtleitung, Kontraktlogistik",
        text: "Eine Nachtschicht mit vierzig Leuten geführt. Den Ordner mit denen neu geschrieben, die ihn benutzen sollten, und von dreihundert Seiten auf dreißig gekürzt.",
      },
      qualityManager: {
        when: "2010 bis 2014",
        role: "Qualitätsmanagement, ein Klinikverbund",
        text: "Neunhundert SOPs in drei Intranets. Gelernt, was das Personal nachts tut, wenn es die Regel nicht findet: Es fragt den freundlichsten Menschen in Sichtweite.",
      },
      processOwner: {
        when: "2014 bis 2018",
        role: "Prozessverantwortung, eine Privatbank",
        text: "Zuständig für die Richtlinien von Beratung und Compliance. Gelernt, dass eine Antwort ohne Quelle ein Gerücht mit guten Manieren ist.",
      },
      headKnowledge: {
        when: "2018 bis 2022",
        role: "Leitung Wissensmanagement, ein Industriedienstleister",
        text: "Sechzig Fachleute vor dem Ruhestand befragt und die erste interne Suche aufgebaut, die alle unaufgefordert benutzten.",
      },
      firstKnowledge: {
        when: "2022 bis 2023",
        role: "Erster Wissensagent im Alltag",
        text: "Eine Abteilung, vierzig Dokumente, eine Regel: keine Quelle, keine Antwort. Mit dieser Regel beginne ich noch heute.",
      },
      independent: {
        when: "Seit 2023",
        role: "Unabhängige Beratung",
        text: "Wissensaudits und KI-Wissensagenten für Gesundheitswesen, Logistik und Finanzdienstleistungen, eine Abteilung nach der anderen.",
      },
    },
  }),
  translate(projectsCopy, {
    mark: "Weitere Projekte",
    title: "Was neben der Beratung entsteht",
    projects: {
      podcast: {
        kind: "Podcast",
        label: "{podcastName}",
        text: "Gespräche mit Menschen, die Kliniken, Flotten und Banken führen: was sie wissen und wie es bleibt, wenn sie gehen.",
        action: "Anhören",
      },
      newsletter: {
        kind: "Newsletter",
        label: "{newsletterName}",
        text: "Eine E-Mail pro Woche, immer am {newsletterDay}, mit einem Vorschlag für den Montag. Sie reicht für eine Tasse Kaffee.",
        action: "Lesen",
      },
      ebooktitle: {
        kind: "E-Book",
        label: "{ebookTitle}",
        text: "Ein Praxisleitfaden für alle, die Abteilungen leiten: den ersten Anwendungsfall wählen, Dokumente vorbereiten, den Ertrag belegen.",
        action: "Kostenlos holen",
      },
    },
  }),
  translate(expertiseCopy, {
    mark: "Schwerpunkte",
    title: "Worum man mich bittet und was ich ablehne",
    areas: {
      audit: {
        title: "Wissensaudits",
        text: "Wo die Antworten liegen, wer nach ihnen gefragt wird und welche Fragen am meisten kosten.",
      },
      writing: {
        title: "SOPs aus dem Gespräch",
        text: "Gespräche mit denen, die die Arbeit tun, so aufgeschrieben, dass andere sie auch tun können.",
      },
      agents: {
        title: "KI-Wissensagenten",
        text: "Agenten, die aus freigegebenen Dokumenten antworten, die Seite nennen und zugeben, wenn es keine gibt.",
      },
      onboarding: {
        title: "Einarbeitung",
        text: "Pläne nach Rolle und Woche, gemacht aus den Anweisungen, die neuen Kollegen begegnen werden.",
      },
      protection: {
        title: "Datenschutz",
        text: "Zugriff nach Rollen, Hosting in der EU und Unterlagen, die Ihr Datenschutzbeauftragter unterschreiben kann.",
      },
      return: {
        title: "Nachweis des Ertrags",
        text: "Größen, die vor dem Start vereinbart und nach drei Monaten wieder gemessen werden, wie auch immer sie ausfallen.",
      },
    },
    declinedTitle: "Was ich ablehne",
    declined: [
      "Agenten, die ohne Quelle antworten dürfen",
      "Projekte, deren Zweck es ist, ein KI-Projekt zu haben",
      "Das Lesen von Patienten- oder Kundenakten",
    ],
    closing: "Wie das Unternehmen dahinter arbeitet, in Fakten statt in der ersten Person:",
    action: { label: "Über das Unternehmen" },
  }),
  translate(clientsCopy, {
    mark: "Kunden",
    sampleMark: "Beispielkunden",
    title: "Kunden, deren Fragen ich auswendig kenne",
    note: "Genannt mit ihrer Zustimmung.",
    sampleNote: "Alle Namen und Zeichen sind erfunden. Echte Kunden stehen hier erst, wenn sie zugestimmt haben.",
  }),
  translate(closingCopy, {
    title: "Sagen Sie mir, welche Frage immer wiederkehrt",
    lead: "Eine halbe Stunde reicht meist, um zu sehen, ob ich helfen kann. Wenn nicht, sage ich es.",
    action: { label: "Kontakt aufnehmen" },
    secondAction: { label: "Meine Arbeitsnotizen lesen" },
  }),
];

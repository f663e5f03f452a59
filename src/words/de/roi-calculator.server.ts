import {
  businessCaseCopy,
  emailsCopy,
  headCopy,
  methodCopy,
  viewsCopy,
} from "../../features/roi/pages/roi-calculator-copy.ts";
import { roiCalculatorMeta } from "../../features/roi/pages/roi-calculator-meta.ts";
import { translate } from "../translation.ts";

const sourcesTitle = "Woher die Prozentsätze stammen";

export const roiCalculator = [
  translate(roiCalculatorMeta, {
    title: "ROI-Rechner - {name}",
    description:
      "Berechnen Sie, was KI-Wissensagenten im Gesundheitswesen, in der Logistik oder bei Finanzdienstleistern wert sind: jede Formel offen, zum Drucken und Teilen.",
  }),
  translate(headCopy, {
    crumb: "ROI-Rechner",
    title: "Was ist es wert, wenn eine Antwort Sekunden dauert?",
    lead: "Sechs Angaben, drei Einsparungen, eine Spanne. Per Link teilbar.",
    example: "Ein Beispiel: Setzen Sie Ihre eigenen Zahlen ein",
    beforeCosts: "pro Jahr, vor Kosten",
    ofPayroll: "der eingegebenen Lohnsumme.",
    payrollCaution: "Über 15\u00a0% davon sollten Sie die Zahl als Obergrenze verstehen.",
    changeFigures: "Zahlen ändern",
    chartNote:
      "Ihre Seekarte: Land für die Zahl der Beschäftigten, Tiefenangaben für die Stunden der Suche, ein Kurs für die größte Einsparung.",
    projectCostHelp:
      "Nur für die Amortisationszeit. Die Summe ändert sich dadurch nicht; lassen Sie das Feld leer, wenn die Kosten noch niemand kennt.",
    copyLink: "Link kopieren",
    print: "Drucken oder als PDF speichern",
    linkCopied: "Link in die Zwischenablage kopiert",
    linkNotCopied: "Der Link konnte nicht kopiert werden",
  }),
  translate(emailsCopy, { title: "Was nach der Zahl kommt", submitLabel: "An mich senden" }),
  translate(viewsCopy, {
    mark: "Drei Sichtweisen",
    title: "Dieselben Zahlen, vorsichtig und zuversichtlich gelesen",
    lead: "Jede Sichtweise multipliziert die drei Prozentsätze, sonst nichts. Die erwarteten Zahlen bleiben, wie sie sind.",
    switchLabel: "Sichtweise",
    caption: "Das Ergebnis in drei Sichtweisen, in US-Dollar pro Jahr",
    partColumn: "Teil",
    percentagesRow: "Angewandte Prozentsätze",
    factors: {
      conservative: "Die Hälfte jedes Prozentsatzes.",
      expected: "Die Prozentsätze, wie sie sind.",
      optimistic: "Jeder Prozentsatz und ein Viertel dazu.",
    },
    shortFactors: { conservative: "× 0,5", expected: "× 1", optimistic: "× 1,25" },
  }),
  translate(methodCopy, {
    mark: "Die Methode",
    title: "Drei Teile, offen dargelegt",
    example: "Zum Beispiel",
    formulas: {
      productivityGain: "Beschäftigte × Jahresgehalt × Produktivitätswert der Branche.",
      operationalSavings: "Betriebskosten × Kostensenkung der Branche.",
      onboardingSavings: "Beschäftigte × Fluktuation × Jahresgehalt × Einarbeitungswert der Branche.",
    },
    tableCaption: "Planungsgrößen nach Branche",
    tableLabel: "Planungsgrößen",
    columns: {
      industry: "Branche",
      productivity: "Produktivität",
      operation: "Betriebskosten",
      onboarding: "Einarbeitungszeit",
      salary: "Gehalt",
      perEmployee: "Kosten pro Kopf",
    },
    sourcesTitle,
    sources:
      "Es sind Planungsannahmen dieser Website, für jede Branche eigene. Sie sind nicht in Ihrer Organisation gemessen und keiner Studie entnommen. Nutzen Sie sie, um zu entscheiden, ob sich ein genauerer Blick lohnt; ein Wissensaudit ersetzt sie durch Ihre eigenen Zahlen.",
  }),
  translate(businessCaseCopy, {
    kind: "Wirtschaftlichkeitsrechnung",
    title: "KI-Wissensagenten: geschätzter Ertrag pro Jahr",
    inputs: "Was eingegeben wurde",
    parts: "Wie die Summe entsteht",
    partColumns: { part: "Teil", formula: "Formel", amount: "US-Dollar pro Jahr" },
    payback: "Amortisationszeit",
    sources: sourcesTitle,
    notCounted: "nicht Teil der Summe",
    rounding:
      "Jeder Teil ist auf ganze Dollar gerundet; die Summe wird einmal gerundet und kann deshalb um einen Dollar von den gedruckten Teilen abweichen. Eine Schätzung, kein Angebot.",
    contact: "Kontakt",
    link: "Diese Berechnung online",
  }),
];

import { industryCopy } from "../../features/roi/industry-copy.ts";
import { ownChartWords } from "../../features/roi/own-chart-copy.ts";
import { paybackCopy, printedCopy } from "../../features/roi/pages/roi-calculator-copy.ts";
import { partNames, roiCopy, roiFieldCopy, viewNames } from "../../features/roi/roi-copy.ts";
import { translate } from "../translation.ts";

export const calculating = [
  translate(industryCopy, { label: "Branche" }),
  translate(roiFieldCopy, {
    employees: {
      label: "Zahl der Beschäftigten",
      spokenUnit: "",
      suffix: "",
      outOfBounds: "Geben Sie mindestens 1 ein.",
    },
    annualSalary: {
      label: "Jahresgehalt",
      spokenUnit: "in US-Dollar",
      suffix: "",
      outOfBounds: "Geben Sie ein Jahresgehalt von mindestens 1.000 $ ein.",
    },
    searchHours: {
      label: "Suchstunden pro Woche",
      spokenUnit: "",
      suffix: "Std.",
      outOfBounds: "Geben Sie zwischen 0 und 40 Stunden pro Woche ein.",
    },
    turnover: {
      label: "Fluktuation",
      spokenUnit: "in Prozent pro Jahr",
      suffix: "% / Jahr",
      outOfBounds: "Geben Sie zwischen 0 und 100 Prozent pro Jahr ein.",
    },
    operationalCost: {
      label: "Betriebskosten",
      spokenUnit: "in US-Dollar pro Jahr",
      suffix: "pro Jahr",
      outOfBounds: "Geben Sie Betriebskosten von 0 $ oder mehr ein.",
    },
    projectCost: {
      label: "Projektkosten",
      spokenUnit: "in US-Dollar",
      suffix: "",
      outOfBounds: "Geben Sie Projektkosten von 0 $ oder mehr ein, oder lassen Sie das Feld leer.",
    },
    tooHigh: "Geben Sie eine Zahl unter 1.000.000.000.000 ein.",
    noCost: "Keine Zahl, daher werden keine Kosten angenommen.",
    empty: "Leer, zählt daher als {counted}.",
    notANumber: "Keine Zahl, zählt daher als {counted}.",
    ambiguous: "„{text}“ kann {lowWritten} oder {highWritten} bedeuten. Schreiben Sie {low} oder {high}.",
    readAs: "Gelesen als {read}. Für {other} schreiben Sie {otherPlain}.",
    standardSalary: "Übliches Gehalt: {amount}",
    costPerEmployee: "Betriebskosten pro Kopf: {amount}",
  }),
  translate(viewNames, { conservative: "Vorsichtig", expected: "Erwartet", optimistic: "Optimistisch" }),
  translate(partNames, {
    productivityGain: "Höhere Produktivität",
    operationalSavings: "Gesparte Betriebskosten",
    onboardingSavings: "Gesparte Einarbeitung",
  }),
  translate(roiCopy, {
    title: "Berechnen Sie den ROI Ihres KI-Wissensagenten",
    chooseIndustry: "Branche wählen",
    industryHelp: "Gehalt und Betriebskosten ergeben sich aus der Branche und lassen sich ändern.",
    searchHelp: "Die Suche kostet im Schnitt {share}, {hours}.",
    searchContext: "Zur Einordnung, zählt nicht zur Summe.",
    calculate: "Berechnen",
    totalLabel: "ROI in einem Jahr insgesamt",
    tableCaption: "Die Summe und ihre Teile",
    partColumn: "Teil",
    amountColumn: "US-Dollar pro Jahr",
    total: "ROI insgesamt",
    waitingForIndustry: "Wählen Sie eine Branche. Gehalt und Betriebskosten folgen; hier erscheint die Summe.",
    waitingForCalculate: "Ändern Sie, was nicht passt. Die Summe erscheint hier, sobald Sie auf „Berechnen“ klicken.",
    stale: "Die Angaben haben sich seither geändert. Klicken Sie auf „Berechnen“, um die Summe zu erneuern.",
    workedOut: "So wird gerechnet.",
    assumptions:
      "{industry}: {productivity} höhere Produktivität, {operation} geringere Betriebskosten, {onboarding} kürzere Einarbeitung. Angewandt auf {employees} Beschäftigte mit {salary} im Jahr, {turnover} Fluktuation im Jahr und {cost} Betriebskosten. Suchstunden gehen nicht in die Summe ein. Jeder Teil ist auf ganze Dollar gerundet. Eine Schätzung, kein Angebot.",
    range: "{low} bis {high}",
    returnLabel: "Ertrag pro Jahr, vor Kosten",
    cardAlt: "Eine Karte der Organisation: {range} pro Jahr, vor Kosten",
    cardTitle: "{range} pro Jahr",
    cardMark: "Geschätzter Ertrag, vor Kosten",
    printOrShare: "Drucken oder teilen",
    oneWrong: "Ein Feld braucht Ihre Aufmerksamkeit.",
    severalWrong: "{count} Felder brauchen Ihre Aufmerksamkeit.",
    call: { home: "Kostenfreies Strategiegespräch buchen", industry: "Strategiegespräch vereinbaren" },
  }),
  translate(printedCopy, {
    view: "Sicht „{view}“: {factor}",
    units: {
      employees: "",
      annualSalary: " pro Jahr",
      searchHours: " Stunden pro Woche",
      turnover: " pro Jahr",
      operationalCost: " pro Jahr",
    },
  }),
  translate(paybackCopy, {
    never: "Bei diesen Zahlen machen sich Projektkosten von {cost} nicht bezahlt.",
    after: "Projektkosten von {cost} haben sich nach {time} bezahlt gemacht.",
    shortest: "weniger als einem Monat",
    months: { one: "etwa {count} Monat", other: "etwa {count} Monaten" },
    years: { one: "etwa {count} Jahr", other: "etwa {count} Jahren" },
  }),
  translate(ownChartWords, { people: "Menschen", documents: "Dokumente", systems: "Systeme" }),
];

import {
  type Claim,
  type ClaimName,
  type defaultAssurances,
  defaultClaims,
  type defaultPlainClaims,
} from "../../facts/claims.ts";
import type { StoredFacts } from "../../facts/site.ts";

/** `wording` with "#" for the figure; without one it is figure and label. */
type ClaimWords = { label: string; wording?: string; prefix?: string; unit?: string };

const percent = "\u00a0%";

const figures: Readonly<Record<ClaimName, ClaimWords>> = {
  costCut: { label: "geringere Betriebskosten", wording: "Kosten # niedriger", prefix: "bis zu " },
  responseTime: { label: "weniger Zeit bis zur Antwort", wording: "Antwortzeit # kürzer" },
  onboarding: { label: "schnellere Einarbeitung", wording: "Einarbeitung # Mal so schnell", unit: "" },
  firstIntegration: { label: "bis zur ersten Anbindung", wording: "Erste Anbindung in #", unit: " Wochen" },
  roiWithin: { label: "bis sich die Investition lohnt", wording: "ROI in #", unit: " Monaten" },
  fasterResponses: { label: "schnellere Antworten" },
  productivityGain: { label: "mehr Produktivität" },
  searchShare: { label: "der Arbeitszeit", wording: "rund # der Arbeitszeit" },
  searchHours: { label: "pro Woche", unit: " Stunden" },
  financialComplianceCosts: { label: "geringere Compliance-Kosten" },
  financialAdvisorEfficiency: { label: "effizientere Beratung" },
  financialRegulatoryResearch: { label: "weniger Zeit für die Suche in Vorschriften" },
  financialResponseTime: { label: "schnellere Antworten auf Kundenfragen" },
  logisticsOperationalCosts: { label: "geringere Betriebskosten" },
  logisticsCostReduction: { label: "Kostensenkung" },
  logisticsInventory: { label: "geringere Bestände" },
  logisticsInventoryReduction: { label: "Bestandsabbau" },
  logisticsOnTimeDelivery: { label: "bessere Termintreue" },
  logisticsOnboarding: { label: "schnellere Einarbeitung" },
  healthcareAdminOverhead: { label: "weniger Verwaltungsaufwand" },
  healthcareOnboarding: { label: "schnellere Einarbeitung" },
  healthcareComplianceRisk: { label: "geringeres Compliance-Risiko" },
  trainingTime: { label: "weniger Schulungszeit", wording: "Schulungszeit um # kürzer" },
  documentation: { label: "schnellere Dokumentation", wording: "Dokumentation # schneller" },
  burnout: { label: "weniger Burn-out", wording: "Burn-out um # seltener" },
  nurseReplacement: {
    label: "um eine Pflegekraft zu ersetzen",
    wording: "Ersatz einer Pflegekraft: #",
    prefix: "",
    unit: "\u00a0$",
  },
  sopsFallShort: { label: "der Organisationen sagen, dass SOPs nicht ausreichen" },
};

const statements: Readonly<Record<keyof typeof defaultAssurances, string>> = {
  gdprReady: "DSGVO-konform nutzbar",
  euHosting: "Daten in der EU gehostet",
  notHipaaCertified: "Nicht HIPAA-zertifiziert",
  roleBasedAccess: "Zugriff nach Rollen",
  encryption: "Verschlüsselt gespeichert und übertragen",
  pricing: "Preis nach einem ersten Gespräch",
  noPerUserPricing: "Kein Preis pro Nutzer",
  noLockIns: "Keine Bindung",
};

const plain: Readonly<Record<keyof typeof defaultPlainClaims, string>> = {
  financialDecisions: "Schnellere Entscheidungen",
  healthcarePatientCare: "Bessere Versorgung der Patienten",
  healthcareComplianceRisk: "Geringeres Compliance-Risiko",
};

function claimInGerman(name: ClaimName, own: Partial<Claim> = {}): Partial<Claim> {
  const known = defaultClaims[name];
  if (own.value === "") return own;
  const words = figures[name];
  const value = (own.value ?? known.value).replace(",", ".");
  const unit = words.unit ?? (known.unit === "%" ? percent : known.unit);
  const prefix = words.prefix ?? known.prefix;
  const figure = `${prefix}${value}${unit}`;
  const isOwnLabel = own.label !== undefined && own.label !== known.label;
  const label = isOwnLabel ? own.label : words.label;
  const wording = words.wording && !isOwnLabel ? words.wording.replace("#", figure) : `${figure} ${label}`;
  return { ...own, value, unit, prefix, figure, label, wording };
}

/** The owner's facts with figures and promises in German, except those the owner has reworded. */
export function claimsInGerman(facts: StoredFacts): StoredFacts {
  const names = Object.keys(defaultClaims) as ClaimName[];
  return {
    ...facts,
    ...Object.fromEntries(names.map((name) => [`claims.${name}`, claimInGerman(name, facts[`claims.${name}`])])),
    assurances: { ...statements, ...facts.assurances },
    plainClaims: { ...plain, ...facts.plainClaims },
  };
}

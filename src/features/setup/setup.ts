import type { TextChanges } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { Language } from "../../lib/language.ts";
import type { SettingValues } from "../settings/setting.ts";
import type { ChangedSettings } from "../settings/setting-facts.ts";
import type { SettingsState } from "../settings/settings-state.ts";
import type { SamplePage } from "../texts/sample-texts.ts";
import type { Opening } from "./samples.ts";
import type { SetupStep } from "./setup-step.ts";

/** `note` lists the remaining tasks; `opens` is the line under "Open the site", if the step is required for that. */
export type SetupStepState = { step: SetupStep; title: string; note: string; isDone: boolean; opens?: string };

export type SetupState = {
  /** Also true if the site was in use before it could be opened. */
  isOpen: boolean;
  openingSoon: boolean;
  steps: readonly SetupStepState[];
  firstStep: FirstStepName | null;
  hidden: readonly TextPage[];
  hasMailServer: boolean;
  hasPlaces: boolean;
  hasLegalTexts: boolean;
  /** Visible sentences of the sample by page. */
  samples: readonly { page: TextPage; sentences: number }[];
  settings: SettingsState;
  /** Public texts of the pages that are previewed. */
  words: Readonly<Record<"/" | "/contact", TextChanges>>;
  /** `isOpen`: opened by the owner, without samples. */
  opening: Opening;
};

/** Choices for the first button of the main pages. */
export const firstSteps = {
  call: {
    to: "/strategy-call",
    label: { en: "Book a call", de: "Gespräch buchen" },
    note: "Shows your free times. Best when your calendar is up to date.",
  },
  roi: {
    to: "/roi-calculator",
    label: { en: "Calculate your return", de: "Ihren Ertrag berechnen" },
    note: "The calculator, with the cautious view first.",
  },
  ebook: {
    to: "/ebook",
    label: { en: "Get the free eBook", de: "Kostenloses E-Book lesen" },
    note: "Gets you an address; the slowest way to a call.",
  },
  message: {
    to: "/contact",
    label: { en: "Write to me", de: "Schreiben Sie mir" },
    note: "The contact form. Good when every case is different.",
  },
} as const satisfies Record<string, { to: string; label: Readonly<Record<Language, string>>; note: string }>;

export type FirstStepName = keyof typeof firstSteps;

export const firstStepNames = Object.keys(firstSteps) as FirstStepName[];

/** First buttons of pages: the target is stored as `…to`, the label as `…label`. */
export const firstActions: readonly { page: TextPage; path: string }[] = [
  { page: "/", path: "hero.action" },
  { page: "/", path: "banner.action" },
  { page: "/services", path: "strategyCallLink" },
  { page: "/solutions/asksopia", path: "hero.action" },
  { page: "/solutions/asksopia", path: "closing.action" },
  { page: "/about", path: "closing.action" },
  { page: "/about/company", path: "closing.action" },
];

/** Offers to choose from; pages that aren't chosen are hidden. */
export const offers: readonly { page: TextPage; note: string }[] = [
  { page: "/services/healthcare", note: "A page for an industry, with its figures and its own calculator." },
  { page: "/services/logistics", note: "A page for an industry, with its figures and its own calculator." },
  { page: "/services/financial", note: "A page for an industry, with its figures and its own calculator." },
  { page: "/services/manufacturing", note: "A page for an industry that is still to come." },
  { page: "/solutions/asksopia", note: "A product: what it does, what it costs and who it is for." },
  { page: "/solutions/healthcare/ai-sop-agent", note: "A landing page with a guide to download." },
  { page: "/roi-calculator", note: "Works out what your service is worth to a visitor." },
  { page: "/blog", note: "Articles, with a feed." },
  { page: "/podcast", note: "Episodes, guests and the player." },
  { page: "/sunday-review", note: "A newsletter with double opt-in and an archive." },
  { page: "/ebook", note: "A PDF for an email address." },
  { page: "/ask", note: "Answers questions from what you have published." },
  { page: "/about", note: "Who you are." },
  { page: "/about/company", note: "How you work, with the sources of your figures." },
];

/** Ideas for a headline; the owner replaces the words between brackets. */
export const headlines: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "I help [hospitals] find what they already know.",
    "Your best people answer the same question daily.",
    "[Your clients] ask. You answer with the page it is on.",
  ],
  de: [
    "Ich helfe [Kliniken], zu finden, was sie längst wissen.",
    "Ihre besten Leute beantworten täglich dieselbe Frage.",
    "[Ihre Kunden] fragen. Sie antworten mit der Seite, auf der es steht.",
  ],
};

const formatList = (parts: readonly string[]) => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);

const personFields = { name: "name", brand: "brand", role: "role", email: "email address", phone: "phone number" };
const legalFields = { street: "street", vatId: "VAT number" };

const missingFields = (labels: Readonly<Record<string, string>>, values: SettingValues = {}) =>
  Object.entries(labels).flatMap(([field, label]) => (field in values ? [] : [label]));

const stateOf = (step: SetupStep, title: string, samples: readonly string[], opens?: string): SetupStepState => ({
  step,
  title,
  note: samples.length > 0 ? `Still the sample’s: ${formatList(samples)}` : "Done",
  isDone: samples.length === 0,
  ...(opens !== undefined && { opens }),
});

export type SetupFacts = { samplePages: readonly SamplePage[]; hasSamples: boolean; hasMailServer: boolean };

/** Steps with their remaining tasks; the sample's headline suits any trade, so it can stay. */
export function setupSteps(
  { you }: ChangedSettings,
  home: TextChanges,
  { samplePages, hasSamples, hasMailServer }: SetupFacts,
): SetupStepState[] {
  const sentences = samplePages.reduce((sum, page) => sum + page.sentences, 0);
  return [
    stateOf("you", "You", missingFields(personFields, you), "Visitors know who you are"),
    stateOf(
      "words",
      "Your words",
      home["hero.lead"] === undefined ? ["whom you help"] : [],
      "The home page says whom you help",
    ),
    stateOf(
      "offer",
      "What you offer",
      sentences > 0 ? [sentences === 1 ? "1 sentence" : `${sentences} sentences`] : [],
    ),
    stateOf("proof", "Proof", hasSamples ? ["articles, people or figures"] : [], "Nothing invented is shown"),
    stateOf(
      "reach",
      "Reach and law",
      [...(hasMailServer ? [] : ["mail server"]), ...missingFields(legalFields, you)],
      "Emails arrive, and the Impressum names you",
    ),
  ];
}

/** The lines under "Open the site" that aren't done. */
export const missingToOpen = (steps: readonly SetupStepState[]): string[] =>
  steps.flatMap(({ opens, isDone }) => (opens === undefined || isDone ? [] : [opens]));

import type { TextPage } from "../../facts/text-pages.ts";
import type { SettingValues } from "../settings/setting.ts";
import type { ChecklistFacts, ChecklistItem } from "./checklist.ts";

export const setupSteps = ["you", "words", "offer", "proof", "reach"] as const;

export type SetupStep = (typeof setupSteps)[number];

/** `note`: what is left, or that nothing is. */
export type SetupStepState = { step: SetupStep; title: string; note: string; isDone: boolean };

/** Asked of a site before it opens; `step` is where it is done. */
export type OpeningLine = { step: SetupStep; title: string; note: string; isDone: boolean };

export type SetupState = {
  /** Also a site that was in use before it could be opened. */
  isOpen: boolean;
  /** The owner said so: nothing of the samples is shown. */
  isOpened: boolean;
  openingSoon: boolean;
  steps: readonly SetupStepState[];
  lines: readonly OpeningLine[];
  firstStep: FirstStepName | null;
  hidden: readonly TextPage[];
  reach: { hasMailServer: boolean; hasPlaces: boolean; hasLegalTexts: boolean };
  /** Pages with sentences of the sample that visitors see, and how many. */
  samples: readonly { page: TextPage; sentences: number }[];
};

/** What the first button of the main pages leads to. */
export const firstSteps = {
  call: {
    to: "/strategy-call",
    label: "Book a call",
    note: "Shows your free times. Best when your calendar is kept up.",
  },
  roi: { to: "/roi-calculator", label: "Calculate your return", note: "The calculator, with the cautious view first." },
  ebook: { to: "/ebook", label: "Get the free eBook", note: "Leaves you an address; the slowest way to a call." },
  message: { to: "/contact", label: "Write to me", note: "The contact form. Good when every case is different." },
} as const;

export type FirstStepName = keyof typeof firstSteps;

export const firstStepNames = Object.keys(firstSteps) as FirstStepName[];

/** The first button of each page that has one: its target is stored as `…to`, its words as `…label`. */
export const firstActions: readonly { page: TextPage; path: string }[] = [
  { page: "/", path: "hero.action" },
  { page: "/", path: "banner.action" },
  { page: "/services", path: "strategyCallLink" },
  { page: "/solutions/asksopia", path: "hero.action" },
  { page: "/solutions/asksopia", path: "closing.action" },
  { page: "/about", path: "closing.action" },
  { page: "/about/company", path: "closing.action" },
];

/** What the owner may offer; a page that isn't offered is hidden. */
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

/** Beginnings of a headline; the words between brackets are the owner's to replace. */
export const headlines = [
  "I help [hospitals] find what they already know.",
  "Your best people answer the same question daily.",
  "[Your clients] ask. You answer with the page it is on.",
] as const;

type SetupFacts = {
  you: SettingValues;
  /** The home page says whom the owner helps; the sample's headline suits any trade. */
  hasOwnWords: boolean;
  /** Of the sample, that visitors see. */
  sentences: number;
  facts: ChecklistFacts;
  isDone: (key: ChecklistItem["key"]) => boolean;
};

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

const youWords = {
  name: "name",
  brand: "brand",
  role: "line about what you do",
  email: "email address",
  phone: "phone number",
};
const lawWords = { street: "street", vatId: "VAT number" };

const missingOf = (fields: Readonly<Record<string, string>>, values: SettingValues) =>
  Object.entries(fields).flatMap(([field, word]) => (field in values ? [] : [word]));

const leftOf = (missing: readonly string[]) => `Still the sample’s: ${words.format(missing)}`;

/** Steps with what is left of them, and what the site needs before it opens. */
export function setupOf({
  you,
  hasOwnWords,
  sentences,
  facts,
  isDone,
}: SetupFacts): Pick<SetupState, "steps" | "lines"> {
  const person = missingOf(youWords, you);
  const law = missingOf(lawWords, you);
  const isReachable = facts.hasMailServer && law.length === 0;
  const reach = [...(facts.hasMailServer ? [] : ["mail server"]), ...law];
  const counted = sentences === 1 ? "1 sentence is" : `${sentences} sentences are`;
  return {
    steps: [
      { step: "you", title: "You", note: person.length > 0 ? leftOf(person) : "Done", isDone: person.length === 0 },
      {
        step: "words",
        title: "Your words",
        note: hasOwnWords ? "Done" : "Headline and whom you help",
        isDone: hasOwnWords,
      },
      {
        step: "offer",
        title: "What you offer",
        note: sentences > 0 ? `${counted} still the sample’s` : "Done",
        isDone: sentences === 0,
      },
      {
        step: "proof",
        title: "Proof",
        note: facts.hasSamples ? "Samples are shown" : isDone("downloads") ? "Done" : "Sample downloads are left",
        isDone: !facts.hasSamples && isDone("downloads"),
      },
      {
        step: "reach",
        title: "Reach and law",
        note: isReachable ? (isDone("legal") ? "Done" : "Legal texts are drafts") : leftOf(reach),
        isDone: isReachable && isDone("legal"),
      },
    ],
    lines: [
      {
        step: "you",
        title: "Visitors know who you are",
        note: person.length > 0 ? leftOf(person) : "Name, email and phone are yours.",
        isDone: person.length === 0,
      },
      {
        step: "words",
        title: "The home page begins in your words",
        note: hasOwnWords ? "It says whom you help, and how." : "Say whom you help, and how.",
        isDone: hasOwnWords,
      },
      {
        step: "proof",
        title: "Nothing invented is shown",
        note: facts.hasSamples ? "Articles, clients, testimonials or figures are samples." : "The samples are gone.",
        isDone: !facts.hasSamples,
      },
      {
        step: "reach",
        title: "Emails arrive, and the Impressum names you",
        note: isReachable ? "Mail server, street and VAT number are entered." : leftOf(reach),
        isDone: isReachable,
      },
    ],
  };
}

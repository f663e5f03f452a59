/** Options of a `choice`. */
export type ChoiceName = "event-type" | "form" | "industry";

export type WordField = {
  label: string;
  help?: string;
  /** `link` is a path of this site or a URL; `html` is written in the editor; `choice` is the key of an option. */
} & ({ kind: "line" | "text" | "html" | "link" | "picture" } | { kind: "choice"; from: ChoiceName });

type SectionKindFacts = {
  label: string;
  /** Pages show only the first section of this kind. */
  isSingle?: true;
  words: Readonly<Record<string, WordField>>;
  items?: { one: string; max: number; words: Readonly<Record<string, WordField>> };
};

const title: WordField = { label: "Heading", kind: "line" };
const lead: WordField = { label: "Lead", kind: "text" };
const text: WordField = { label: "Text", kind: "text" };
const action: WordField = { label: "Button", kind: "line", help: "Left empty, there is none." };
const to: WordField = { label: "Where the button leads", kind: "link", help: "A path such as /contact, or a URL." };

/** The words of each kind of section, in the order of its form. */
export const sectionKinds = {
  hero: { label: "Hero", words: { title, lead, action, to } },
  text: { label: "Text", words: { title, html: { label: "Text", kind: "html" } } },
  cards: {
    label: "Cards",
    words: { title, lead },
    items: {
      one: "card",
      max: 12,
      words: {
        title: { label: "Title", kind: "line" },
        text,
        link: { label: "Link", kind: "line", help: "Its text. Left empty, there is none." },
        to: { ...to, label: "Where the link leads" },
      },
    },
  },
  steps: {
    label: "Steps",
    words: { title, lead },
    items: {
      one: "step",
      max: 5,
      words: { when: { label: "When", kind: "line" }, title: { label: "Title", kind: "line" }, text },
    },
  },
  figures: {
    label: "Figures",
    words: { title, lead },
    items: {
      one: "figure",
      max: 8,
      words: { value: { label: "Figure", kind: "line" }, label: { label: "What it counts", kind: "line" } },
    },
  },
  comparison: {
    label: "Comparison",
    words: {
      title,
      lead,
      first: { label: "First column", kind: "line", help: "Such as Without." },
      second: { label: "Second column", kind: "line", help: "The one to choose, such as With an agent." },
    },
    items: {
      one: "row",
      max: 12,
      words: {
        label: { label: "What is compared", kind: "line" },
        first: { label: "First column", kind: "line" },
        second: { label: "Second column", kind: "line" },
      },
    },
  },
  questions: {
    label: "Questions",
    words: { title, lead },
    items: {
      one: "question",
      max: 20,
      words: { question: { label: "Question", kind: "line" }, answer: { label: "Answer", kind: "text" } },
    },
  },
  quotation: {
    label: "Quotation",
    words: {
      text: { label: "Quotation", kind: "text" },
      name: { label: "Who said it", kind: "line" },
      role: { label: "Role", kind: "line" },
    },
  },
  picture: {
    label: "Picture",
    words: {
      src: { label: "Image", kind: "picture" },
      alt: { label: "Alternative text", kind: "line", help: "What would someone miss who can’t see it?" },
      caption: { label: "Caption", kind: "line" },
    },
  },
  calculator: {
    label: "Calculator",
    words: { title, lead, industry: { label: "Industry", kind: "choice", from: "industry" } },
  },
  booking: {
    label: "Booking",
    isSingle: true,
    words: { type: { label: "Conversation", kind: "choice", from: "event-type" }, title, lead },
  },
  form: {
    label: "Form",
    words: {
      form: { label: "Which form", kind: "choice", from: "form" },
      title: { ...title, help: "Left empty, the form has its usual one." },
      lead,
      action: { label: "Button", kind: "line", help: "Left empty, it says what it always says." },
    },
  },
  banner: { label: "Banner", words: { title, lead, action, to } },
} as const satisfies Record<string, SectionKindFacts>;

type Kinds = typeof sectionKinds;
export type SectionKind = keyof Kinds;

type Words<Fields> = Readonly<Record<keyof Fields, string>>;
type ItemsOf<Facts> = Facts extends { items: { words: infer Fields } } ? Words<Fields> : never;

export type SectionOf<Kind extends SectionKind> = {
  /** Stays the same when the section is moved. */
  readonly key: string;
  readonly kind: Kind;
  readonly isHidden: boolean;
  readonly words: Words<Kinds[Kind]["words"]>;
  readonly items: readonly ItemsOf<Kinds[Kind]>[];
};

export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind];

/** As the editor changes it. */
export type DraftSection = {
  key: string;
  kind: SectionKind;
  isHidden: boolean;
  words: Readonly<Record<string, string>>;
  items: readonly Readonly<Record<string, string>>[];
};

export const factsOf = (kind: SectionKind): SectionKindFacts => sectionKinds[kind];

export const sectionKindNames = Object.keys(sectionKinds) as SectionKind[];

export const maxSections = 40;

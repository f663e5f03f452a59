import type { IndustryKey } from "../../facts/industries.ts";
import type { NavLink, SitePath } from "../../facts/navigation.ts";
import type { Entry } from "../../facts/page-texts.ts";
import type { Accent } from "../../ui/card.tsx";
import type { IndustryIcon } from "./industry-icons.ts";

/** A plain link, so that the browser scrolls on every click. */
export type Jump = { href: string; label: string };

type Titled = Entry<{ title: string; text: string }>;

type AskedQuestion = Entry<{ place: string; question: string; answer: string; source: string }>;

/** `service` and `serviceType` are for search engines only. */
export type IndustryMeta = {
  name: string;
  path: SitePath;
  service: string;
  serviceType: string;
  title: string;
  description: string;
  keywords: string;
};

export type CalculatorCopy = { title: string; lead: string; closing: string; action: NavLink };

/** In reading order. */
export type IndustryCopy = {
  industry: IndustryKey;
  name: string;
  accent: Accent;
  /** `image`: in the place of the drawing. */
  hero: {
    title: string;
    lead: string;
    action: NavLink;
    secondAction: NavLink | Jump;
    image: { file: string; alt: string };
  };
  why: { title: string; items: readonly (Titled & { icon: IndustryIcon })[] };
  asked: { title: string; lead: string; questions: readonly AskedQuestion[]; more?: { text: string; link: NavLink } };
  returns: { title: string; lead: string };
  roadmap: { title: string; steps: readonly Titled[]; closing: string; action: NavLink };
  boundaries: { title: string; items: readonly Titled[] };
  banner: { title: string; lead: string; action: NavLink; secondAction: NavLink };
};

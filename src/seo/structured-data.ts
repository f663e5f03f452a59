import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Organization,
  Periodical,
  Person,
  ProfessionalService,
  SearchAction,
  Service,
  WebSite,
} from "schema-dts";
import { siteFacts } from "../facts/site-facts.ts";

/** Names of the things that several pages speak of, so that each page means the same one. */
export const thingId = (origin: string) => ({
  person: `${origin}/about#person`,
  organisation: `${origin}/#organisation`,
  website: `${origin}/#website`,
  series: `${origin}/podcast#series`,
  newsletter: `${origin}/sunday-review#newsletter`,
});

/** The owner. */
export function personData(origin: string): Person {
  return {
    "@type": "Person",
    "@id": thingId(origin).person,
    name: siteFacts.name,
    jobTitle: siteFacts.role,
    url: `${origin}/about`,
    sameAs: siteFacts.socialProfiles.map(({ url }) => url),
    worksFor: { "@id": thingId(origin).organisation },
  };
}

const business = (origin: string) => ({
  "@id": thingId(origin).organisation,
  name: siteFacts.name,
  slogan: siteFacts.tagline,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/cards/home.png`,
  founder: { "@id": thingId(origin).person },
  sameAs: siteFacts.socialProfiles.map(({ url }) => url),
});

/** The owner's business without what only the contact page shows. */
export const businessData = (origin: string): Organization => ({ "@type": "Organization", ...business(origin) });

/** The owner's business with its address, phone and hours, as the contact page shows them. */
export function organisationData(origin: string): ProfessionalService {
  const { address, phone, email, businessHours } = siteFacts;
  return {
    "@type": "ProfessionalService",
    ...business(origin),
    telephone: phone.text,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: businessHours.flatMap(({ weekdays, opens, closes }) =>
      opens && closes
        ? [
            {
              "@type": "OpeningHoursSpecification" as const,
              dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as "https://schema.org/Monday"),
              opens,
              closes,
            },
          ]
        : [],
    ),
  };
}

/** How the archive is asked by its URL; search engines know this input by its old name, which the vocabulary lacks. */
function searchAction(origin: string): SearchAction {
  const action = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `${origin}/ask?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return action;
}

/** The site as a whole. */
export function webSiteData(origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": thingId(origin).website,
    name: siteFacts.name,
    description: siteFacts.tagline,
    url: `${origin}/`,
    inLanguage: "en",
    publisher: { "@id": thingId(origin).organisation },
    potentialAction: searchAction(origin),
  };
}

export type ServiceFacts = {
  name: string;
  description: string;
  path: string;
  /** What kind of service it is, such as 'AI knowledge management'. */
  serviceType: string;
  /** Whom it is for, such as 'Healthcare'. */
  audience?: string | undefined;
};

/** A service that a page offers, provided by the owner's business. */
export function serviceData(origin: string, { name, description, path, serviceType, audience }: ServiceFacts): Service {
  return {
    "@type": "Service",
    "@id": `${origin}${path}#service`,
    name,
    description,
    serviceType,
    url: origin + path,
    provider: {
      "@id": thingId(origin).organisation,
      "@type": "ProfessionalService",
      name: siteFacts.name,
      url: `${origin}/`,
    },
    ...(audience ? { audience: { "@type": "BusinessAudience", audienceType: audience } } : {}),
  };
}

/** The weekly newsletter. */
export function newsletterData(origin: string, description: string): Periodical {
  return {
    "@type": "Periodical",
    "@id": thingId(origin).newsletter,
    name: siteFacts.newsletterName,
    description,
    url: `${origin}/sunday-review`,
    inLanguage: "en",
    isAccessibleForFree: true,
    author: { "@id": thingId(origin).person, "@type": "Person", name: siteFacts.name },
    publisher: { "@id": thingId(origin).organisation, "@type": "ProfessionalService", name: siteFacts.name },
  };
}

/** A page whose subject is the business (contact) or the owner (about). */
export function subjectPageData(
  origin: string,
  {
    type,
    name,
    description,
    path,
  }: { type: "ContactPage" | "AboutPage"; name: string; description: string; path: string },
): ContactPage | AboutPage {
  const { person, organisation } = thingId(origin);
  return {
    "@type": type,
    "@id": origin + path,
    name,
    description,
    url: origin + path,
    inLanguage: "en",
    mainEntity: { "@id": type === "ContactPage" ? organisation : person },
  };
}

export type Crumb = { name: string /** Root-relative; the page itself has none. */; path?: string | undefined };

/** The path from the home page to this page, as its breadcrumbs show it. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: path === "/" ? `${origin}/` : origin + path }),
    })),
  };
}

/** Questions and answers; only for pages that show exactly these texts. */
export function faqData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  };
}

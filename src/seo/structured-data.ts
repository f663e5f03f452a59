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
import { isHidden } from "../facts/hidden-pages.ts";
import { siteFacts } from "../facts/site-facts.ts";

/** Stable ids, so that all pages refer to the same entities. */
export const thingId = (origin: string) => ({
  person: `${origin}/about#person`,
  organisation: `${origin}/#organisation`,
  website: `${origin}/#website`,
  series: `${origin}/podcast#series`,
  newsletter: `${origin}/sunday-review#newsletter`,
});

export function personData(origin: string): Person {
  return {
    "@type": "Person",
    "@id": thingId(origin).person,
    name: siteFacts.name,
    jobTitle: siteFacts.role,
    ...(isHidden("/about") ? {} : { url: `${origin}/about` }),
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

export const businessData = (origin: string): Organization => ({ "@type": "Organization", ...business(origin) });

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

/** Search engines use this input's old name, which the schema.org types don't have. */
function searchAction(origin: string): SearchAction {
  const action = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `${origin}/ask?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return action;
}

export function webSiteData(origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": thingId(origin).website,
    name: siteFacts.name,
    description: siteFacts.tagline,
    url: `${origin}/`,
    inLanguage: "en",
    publisher: { "@id": thingId(origin).organisation },
    ...(isHidden("/ask") ? {} : { potentialAction: searchAction(origin) }),
  };
}

export type ServiceFacts = {
  name: string;
  description: string;
  path: string;
  serviceType: string;
  audience?: string | undefined;
};

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

/** Must match the page's visible breadcrumbs. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs
      .filter(({ path = "" }) => !isHidden(path))
      .map(({ name, path }, index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name,
        ...(path === undefined ? {} : { item: path === "/" ? `${origin}/` : origin + path }),
      })),
  };
}

/** Only for pages that show exactly these texts. */
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

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
  WebPage,
  WebSite,
} from "schema-dts";
import { isHidden } from "../facts/hidden-pages.ts";
import { copyOf } from "../facts/page-texts.ts";
import { chosenUrl } from "../facts/page-urls.ts";
import type { Site } from "../facts/site.ts";
import { breadcrumbWords } from "./breadcrumb-copy.ts";

/** Stable ids, so that all pages refer to the same entities. */
export const entityIds = (origin: string) => ({
  person: `${origin}/about#person`,
  organisation: `${origin}/#organisation`,
  website: `${origin}/#website`,
  series: `${origin}/podcast#series`,
  newsletter: `${origin}/sunday-review#newsletter`,
});

/** The owner's page, unless it is hidden. */
export const aboutUrl = (site: Site, origin: string): { url?: string } =>
  isHidden(site, "/about") ? {} : { url: `${origin}/about` };

export function personData(site: Site, origin: string): Person {
  return {
    "@type": "Person",
    "@id": entityIds(origin).person,
    name: site.facts.name,
    jobTitle: site.facts.role,
    ...aboutUrl(site, origin),
    sameAs: site.facts.socialProfiles.map(({ url }) => url),
    worksFor: { "@id": entityIds(origin).organisation },
  };
}

const business = (site: Site, origin: string) => ({
  "@id": entityIds(origin).organisation,
  name: site.facts.name,
  slogan: site.facts.tagline,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/cards/home.png`,
  founder: { "@id": entityIds(origin).person },
  sameAs: site.facts.socialProfiles.map(({ url }) => url),
});

export const businessData = (site: Site, origin: string): Organization => ({
  "@type": "Organization",
  ...business(site, origin),
});

export function organisationData(site: Site, origin: string): ProfessionalService {
  const { address, phone, email, businessHours } = site.facts;
  return {
    "@type": "ProfessionalService",
    ...business(site, origin),
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

/** Of an article, with the logo that search engines require. */
export const publisherData = (site: Site, origin: string) => ({
  "@type": "ProfessionalService" as const,
  "@id": entityIds(origin).organisation,
  name: site.facts.name,
  logo: `${origin}/icon-512.png`,
});

/** Search engines use this input's old name, which the schema.org types don't have. */
function searchAction(origin: string): SearchAction {
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/ask?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return action;
}

export function webSiteData(site: Site, origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": entityIds(origin).website,
    name: site.facts.name,
    description: site.facts.tagline,
    url: `${origin}/`,
    inLanguage: site.facts.language,
    publisher: { "@id": entityIds(origin).organisation },
    ...(isHidden(site, "/ask") ? {} : { potentialAction: searchAction(origin) }),
  };
}

export type ServiceFacts = {
  name: string;
  description: string;
  path: string;
  serviceType: string;
  audience?: string;
};

export function serviceData(
  site: Site,
  origin: string,
  { name, description, path, serviceType, audience }: ServiceFacts,
): Service {
  const url = origin + chosenUrl(site, path);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    description,
    serviceType,
    url,
    provider: {
      "@id": entityIds(origin).organisation,
      "@type": "ProfessionalService",
      name: site.facts.name,
      url: `${origin}/`,
    },
    ...(audience ? { audience: { "@type": "BusinessAudience", audienceType: audience } } : {}),
  };
}

export function newsletterData(site: Site, origin: string, description: string): Periodical {
  return {
    "@type": "Periodical",
    "@id": entityIds(origin).newsletter,
    name: site.facts.newsletterName,
    description,
    url: `${origin}/sunday-review`,
    inLanguage: site.facts.language,
    isAccessibleForFree: true,
    author: { "@id": entityIds(origin).person, "@type": "Person", name: site.facts.name },
    publisher: { "@id": entityIds(origin).organisation, "@type": "ProfessionalService", name: site.facts.name },
  };
}

export function subjectPageData(
  site: Site,
  origin: string,
  {
    type,
    name,
    description,
    path,
  }: { type: "ContactPage" | "AboutPage"; name: string; description: string; path: string },
): ContactPage | AboutPage {
  const { person, organisation } = entityIds(origin);
  return {
    "@type": type,
    "@id": origin + path,
    name,
    description,
    url: origin + path,
    inLanguage: site.facts.language,
    mainEntity: { "@id": type === "ContactPage" ? organisation : person },
  };
}

export const webPageData = (
  site: Site,
  origin: string,
  { name, description, path, lang }: { name: string; description: string; path: string; lang?: string },
): WebPage => ({
  "@type": "WebPage",
  "@id": origin + path,
  name,
  ...(description && { description }),
  url: origin + path,
  inLanguage: lang ?? site.facts.language,
  isPartOf: { "@id": entityIds(origin).website },
});

export type Crumb = { name: string /** Root-relative; the page itself has none. */; path?: string };

/** Must match the page's visible breadcrumbs; the home page is added. */
export function breadcrumbData(site: Site, origin: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: copyOf(site, breadcrumbWords).home, path: "/" }, ...crumbs]
      .filter(({ path = "" }) => !isHidden(site, path))
      .map(({ name, path }, index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name,
        ...(path === undefined ? {} : { item: path === "/" ? `${origin}/` : origin + chosenUrl(site, path) }),
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

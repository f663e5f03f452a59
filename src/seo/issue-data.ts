import type { Article as ArticleThing } from "schema-dts";
import { siteFacts } from "../facts/site-facts.ts";
import type { ArchivedSummary } from "../features/newsletter/issues/archived-issue.ts";
import { cardPath } from "./card-path.ts";
import { type Crumb, thingId } from "./structured-data.ts";

export const issuePath = (slug: string) => `/sunday-review/${encodeURIComponent(slug)}`;

export const issueFeedPaths = { rss: "/sunday-review/rss.xml", json: "/sunday-review/feed.json" };

export function issueData(origin: string, issue: ArchivedSummary): ArticleThing {
  const { person, organisation, newsletter } = thingId(origin);
  const path = issuePath(issue.slug);
  return {
    "@type": "Article",
    "@id": `${origin}${path}#issue`,
    headline: issue.subject,
    description: issue.previewText || issue.subject,
    image: [origin + cardPath(path)],
    datePublished: issue.sentAt,
    dateModified: issue.updatedAt > issue.sentAt ? issue.updatedAt : issue.sentAt,
    author: { "@type": "Person", "@id": person, name: siteFacts.name, url: `${origin}/about` },
    publisher: {
      "@type": "ProfessionalService",
      "@id": organisation,
      name: siteFacts.name,
      logo: `${origin}/icon-512.png`,
    },
    mainEntityOfPage: origin + path,
    inLanguage: "en",
    isAccessibleForFree: true,
    articleSection: siteFacts.newsletterName,
    isPartOf: {
      "@type": "PublicationIssue",
      ...(issue.number === null ? {} : { issueNumber: issue.number }),
      datePublished: issue.sentAt,
      isPartOf: { "@type": "Periodical", "@id": newsletter, name: siteFacts.newsletterName },
    },
  };
}

export const issueCrumbs = ({ subject }: Pick<ArchivedSummary, "subject">): Crumb[] => [
  { name: "Home", path: "/" },
  { name: siteFacts.newsletterName, path: "/sunday-review" },
  { name: subject },
];

import type { Article as ArticleThing } from "schema-dts";
import type { Site } from "../facts/site.ts";
import type { ArchivedSummary } from "../features/newsletter/issues/archived-issue.ts";
import { cardPath } from "./card-path.ts";
import { aboutUrl, type Crumb, entityIds, publisherData } from "./structured-data.ts";

export const issuePath = (slug: string) => `/sunday-review/${encodeURIComponent(slug)}`;

export const issueFeedPaths = { rss: "/sunday-review/rss.xml", json: "/sunday-review/feed.json" };

export function issueData(site: Site, origin: string, issue: ArchivedSummary): ArticleThing {
  const { person, newsletter } = entityIds(origin);
  const path = issuePath(issue.slug);
  return {
    "@type": "Article",
    "@id": `${origin}${path}#issue`,
    headline: issue.subject,
    description: issue.previewText || issue.subject,
    image: [origin + cardPath(path)],
    datePublished: issue.sentAt,
    dateModified: issue.updatedAt > issue.sentAt ? issue.updatedAt : issue.sentAt,
    author: { "@type": "Person", "@id": person, name: site.facts.name, ...aboutUrl(site, origin) },
    publisher: publisherData(site, origin),
    mainEntityOfPage: origin + path,
    inLanguage: issue.lang ?? site.facts.language,
    isAccessibleForFree: true,
    articleSection: site.facts.newsletterName,
    isPartOf: {
      "@type": "PublicationIssue",
      ...(issue.number === null ? {} : { issueNumber: issue.number }),
      datePublished: issue.sentAt,
      isPartOf: { "@type": "Periodical", "@id": newsletter, name: site.facts.newsletterName },
    },
  };
}

export const issueCrumbs = (site: Site, { subject }: Pick<ArchivedSummary, "subject">): Crumb[] => [
  { name: site.facts.newsletterName, path: "/sunday-review" },
  { name: subject },
];

import { siteFacts } from "../facts/site-facts.ts";

/**
 * What robots may fetch. Pages that must not be listed say so themselves (noindex), which a robot can only read when it
 * may fetch them; closed is only what is no page.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /_serverFn/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const halfYear = 182;

/** Whom to tell about a weakness of the site (RFC 9116); expires half a year after the first of this month. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1 + halfYear));
  return [
    `Contact: mailto:${siteFacts.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, de",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

import type { Site } from "../facts/site.ts";

/** Pages with noindex must stay fetchable, or robots never see it; only non-pages are closed. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /_serverFn/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Names of this machine or network, or reserved for documentation and tests (RFC 2606, RFC 6761). */
const unlistedHost =
  /^(?:[^.]+|[\d.]+|\[.*\]|(?:.*\.)?(?:example\.(?:com|net|org)|localhost|local|internal|lan|test|example|invalid|home\.arpa))$/;

/** A site at a public URL, until its owner opens it. */
export const isHiddenFromRobots = ({ opening }: Site, origin: string): boolean =>
  opening !== undefined && origin.startsWith("https://") && !unlistedHost.test(new URL(origin).hostname);

const halfYear = 182;

/** RFC 9116; expires six months after the first of this month. */
export function securityText(site: Site, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1 + halfYear));
  return [
    `Contact: mailto:${site.facts.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, de",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

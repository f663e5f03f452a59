/** Where a view came from: the host of the page with the link, or what the URL says of a campaign. */
export const originKinds = ["referrer", "source", "campaign"] as const;
export type OriginKind = (typeof originKinds)[number];
export type Origin = { kind: OriginKind; name: string };

const maxNameLength = 60;

/** Host names as links have them; an IP address could be someone's own. */
const host = /^(?=.{1,100}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
const withoutWww = (name: string) => name.replace(/^www\./, "");

/** Words of a campaign. Email addresses and numbers that an advertiser gives to one reader are not counted. */
function campaignName(value: string | null): string | undefined {
  const name = value?.trim() ?? "";
  const isPlain = /^[\p{L}\p{N} ._+-]+$/u.test(name) && name.length <= maxNameLength;
  return isPlain && !/\d{7}|[\da-f]{16}/i.test(name.replaceAll("-", "")) ? name.toLowerCase() : undefined;
}

/**
 * What a view tells of where it came from; nothing for a visitor who typed the URL, or who came from another page here.
 *
 * @param search the query string of the URL, such as "?utm_campaign=autumn"
 * @param referrer the `Referer` of the request
 */
export function visitOrigins(search: string, referrer: string | undefined, ownHost: string): Origin[] {
  const origins: Origin[] = [];
  const url = referrer ? URL.parse(referrer) : undefined;
  const name = url && /^https?:$/.test(url.protocol) ? withoutWww(url.hostname) : "";
  if (host.test(name) && name !== withoutWww(ownHost)) origins.push({ kind: "referrer", name });
  if (!search.includes("utm_")) return origins;
  const parameters = new URLSearchParams(search);
  for (const kind of ["source", "campaign"] as const) {
    const found = campaignName(parameters.get(`utm_${kind}`));
    if (found) origins.push({ kind, name: found });
  }
  return origins;
}

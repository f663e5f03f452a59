export type OriginKind = "referrer" | "source" | "campaign";
export type Origin = { kind: OriginKind; name: string };

const maxNameLength = 60;

/** Host names only: an IP address could identify a person. */
const host = /^(?=.{1,100}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
const withoutWww = (name: string) => name.replace(/^www\./, "");

/** Drops email addresses and numbers, which may identify one reader. */
export function plainCampaign(value: string | null): string | undefined {
  const name = value?.trim() ?? "";
  const isPlain = /^[\p{L}\p{N} ._+-]+$/u.test(name) && name.length <= maxNameLength;
  return isPlain && !/\d{7}|[\da-f]{16}/i.test(name.replaceAll("-", "")) ? name.toLowerCase() : undefined;
}

/** Origin of a view, from its query string and Referer; none for direct and internal visits. */
export function visitOrigins(search: string, referrer: string | undefined, ownHost: string): Origin[] {
  const origins: Origin[] = [];
  const url = referrer ? URL.parse(referrer) : undefined;
  const name = url && /^https?:$/.test(url.protocol) ? withoutWww(url.hostname) : "";
  if (host.test(name) && name !== withoutWww(ownHost)) origins.push({ kind: "referrer", name });
  if (!search.includes("utm_")) return origins;
  const parameters = new URLSearchParams(search);
  for (const kind of ["source", "campaign"] as const) {
    const campaign = plainCampaign(parameters.get(`utm_${kind}`));
    if (campaign) origins.push({ kind, name: campaign });
  }
  return origins;
}

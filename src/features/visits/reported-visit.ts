import { campaignNames, campaignOfHash, contentOf, maxRead, type Visit, withoutToken } from "./visit.ts";

/** @param referrer of the document, which is a page of this site when a visit started in another tab */
export function reportedVisit(trail: readonly string[], referrer: string, origin: string): Omit<Visit, "page"> {
  const from = URL.parse(referrer);
  const isOwn = from?.origin === origin;
  const pages = [...(isOwn ? [from.pathname] : []), ...trail].map((page) => new URL(page, origin));
  const { searchParams: parameters, hash } = new URL(trail[0] ?? "/", origin);
  const campaign = campaignNames.flatMap((name): [string, string][] => {
    const value = parameters.get(name);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  const read = pages.map(({ pathname }) => pathname).filter((path) => contentOf(path));
  return {
    first: withoutToken(pages[0]?.pathname ?? "/"),
    referrer: from && !isOwn ? from.hostname.replace(/^www\./, "") : "",
    campaign: { ...campaignOfHash(hash), ...Object.fromEntries<string>(campaign) },
    read: [...new Set(read)].slice(0, maxRead),
  };
}

import { assurancesOf, claimsOf, plainClaimsOf } from "./claims.ts";
import type { Site } from "./site.ts";
import { textWithin } from "./tokens.ts";

/** Values of tokens about claims: {roiWithin.figure}, {euHosting}; apart, because few pages make claims. */
export function claimToken(site: Site, token: string): string | undefined {
  const [name = "", part] = token.split(".");
  const within = (text: string) => textWithin(site.facts.language, text);
  const claim = (claimsOf(site) as Readonly<Record<string, unknown>>)[name] as
    | Readonly<Record<string, string>>
    | undefined;
  if (claim && part) return part === "inSentence" ? within(claim.wording ?? "") : claim[part]?.trim();
  for (const group of [assurancesOf(site), plainClaimsOf(site)] as unknown as Readonly<Record<string, string>>[]) {
    const value = group[name];
    if (value !== undefined && (!part || part === "inSentence")) return part ? within(value) : value;
  }
  return undefined;
}

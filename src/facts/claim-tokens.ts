import { assurances, claims, plainClaims } from "./claims.ts";
import { inSentence } from "./tokens.ts";

/** Values of tokens about claims: {roiWithin.figure}, {euHosting}; apart, because few pages make claims. */
export function claimToken(token: string): string | undefined {
  const [name = "", part] = token.split(".");
  const claim = (claims as Readonly<Record<string, unknown>>)[name] as Readonly<Record<string, string>> | undefined;
  if (claim && part) return part === "inSentence" ? inSentence(claim.wording ?? "") : claim[part]?.trim();
  for (const known of [assurances, plainClaims] as unknown as Readonly<Record<string, string>>[]) {
    const value = known[name];
    if (value !== undefined && (!part || part === "inSentence")) return part ? inSentence(value) : value;
  }
  return undefined;
}

import { assurances, claims, plainClaims } from "./claims.ts";
import { defaultFacts, siteFacts } from "./site-facts.ts";

/** A value within a text, such as {name} or {roiWithin.figure}. */
export const tokenPattern = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)?)\}/g;

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Undefined for an unknown name. */
export function tokenValue(token: string): string | undefined {
  const [name = "", part] = token.split(".");
  const claim = (claims as Readonly<Record<string, unknown>>)[name];
  if (part && typeof claim === "object") {
    const parts = claim as Readonly<Record<string, string>>;
    return part === "inSentence" ? inSentence(parts.wording ?? "") : parts[part]?.trim();
  }
  const facts: Readonly<Record<string, unknown>> = {
    ...siteFacts.address,
    phone: siteFacts.phone.text,
    vatIdNote: siteFacts.vatId === defaultFacts.vatId ? " (sample)" : "",
  };
  for (const known of [facts, siteFacts, assurances, plainClaims] as Readonly<Record<string, unknown>>[]) {
    const value = known[name];
    if (typeof value === "string") return part === "inSentence" ? inSentence(value) : part ? undefined : value;
  }
  return undefined;
}

/** Unknown tokens stay as they are written; `own` are values that only the place of the text knows. */
export const fillTokens = (text: string, own: Readonly<Record<string, string | number>> = {}): string =>
  text.includes("{")
    ? text.replaceAll(tokenPattern, (whole, token: string) => String(own[token] ?? tokenValue(token) ?? whole))
    : text;

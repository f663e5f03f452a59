import { claimToken } from "../../facts/claim-tokens.ts";
import type { TextChanges, TextItem, TextValue } from "../../facts/page-texts.ts";
import { fillTokens, siteToken } from "../../facts/tokens.ts";

export const tokenValue = (token: string): string | undefined => siteToken(token) ?? claimToken(token);

export const fillAllTokens = (text: string): string => fillTokens(text, claimToken);

const filledItem = (item: TextItem): TextItem =>
  typeof item === "string" ? fillAllTokens(item) : { ...item, texts: filledTexts(item.texts) };

const filledValue = (value: TextValue): TextValue =>
  typeof value === "string" ? fillAllTokens(value) : value.map(filledItem);

/** As pages are given them: most bring no claims of their own. */
export const filledTexts = (changes: TextChanges): TextChanges =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, filledValue(value)]));

import { claimToken } from "../../facts/claim-tokens.ts";
import type { Site, TextChanges, TextItem, TextValue } from "../../facts/site.ts";
import { fillTokens, siteToken } from "../../facts/tokens.ts";

export const tokenValue = (site: Site, token: string): string | undefined =>
  siteToken(site, token) ?? claimToken(site, token);

export const fillAllTokens = (site: Site, text: string): string =>
  fillTokens(site, text, (token) => claimToken(site, token));

const filledItem = (site: Site, item: TextItem): TextItem =>
  typeof item === "string" ? fillAllTokens(site, item) : { ...item, texts: filledTexts(site, item.texts) };

const filledValue = (site: Site, value: TextValue): TextValue =>
  typeof value === "string" ? fillAllTokens(site, value) : value.map((item) => filledItem(site, item));

/** Filled in on the server, because most pages don't have the claims. */
export const filledTexts = (site: Site, changes: TextChanges): TextChanges =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, filledValue(site, value)]));

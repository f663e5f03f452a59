import type { SiteFacts } from "../../facts/site-facts.ts";
import { escapeHtml } from "../../lib/plain-text.ts";

/**
 * Returns a document with every `{{fact}}` replaced by what the site's facts say, made safe for HTML unless `write` says otherwise. Throws when the
 * document asks for a fact that does not exist, so that no visitor ever reads a pair of braces.
 */
export function fillFacts(html: string, facts: SiteFacts, write = escapeHtml): string {
  const { address } = facts;
  const values: Record<string, string> = {
    name: facts.name,
    role: facts.role,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    email: facts.email,
    phone: facts.phone.text,
    phoneNumber: facts.phone.href.replace("tel:", ""),
    vatId: facts.vatId,
    newsletter: facts.newsletterName,
    podcast: facts.podcastName,
    product: facts.productName,
    ebook: facts.ebookTitle,
  };
  // In the URL of a link the braces arrive encoded.
  return html.replace(/(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The document asks for "${name}", which is no fact of the site`);
    return write(value);
  });
}

export type FormKey = "contact" | "newsletter" | "ebook" | "healthcare" | "guest";
export type PolicyKey = "privacy" | "cookie" | "impressum" | "terms" | "disclaimer";

/** Configured embeds, public to browsers: URLs and identifiers, no secrets. Absent: the site's own implementation. */
export type EmbedSettings = {
  marketingForms?: { scriptUrl: string; portalId: string; forms: Partial<Record<FormKey, string>> };
  /** Script widget, or a frame without `scriptUrl`. */
  scheduling?: { url: string; scriptUrl?: string };
  policies?: { scriptUrl: string; ids: Partial<Record<PolicyKey, string>> };
  heroVideo?: string;
};

export type OutsideOrigins = { media: readonly string[]; frames: readonly string[] };

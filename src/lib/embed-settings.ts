export type FormKey = "contact" | "newsletter" | "ebook" | "healthcare" | "guest";
export type PolicyKey = "privacy" | "cookie" | "impressum" | "terms" | "disclaimer";

/**
 * The outside services that the owner has configured, as every visitor's browser may know them: URLs and public
 * identifiers, never a secret. What is absent is done by the site itself.
 */
export type EmbedSettings = {
  marketingForms?: { scriptUrl: string; portalId: string; forms: Partial<Record<FormKey, string>> };
  /** With a script the widget is the script's; without one the URL is shown in a frame. */
  scheduling?: { url: string; scriptUrl?: string };
  policies?: { scriptUrl: string; ids: Partial<Record<PolicyKey, string>> };
  /** URL of a video player or of a video file; a path means a file of this site. */
  heroVideo?: string;
};

/** Origins of other companies that episodes name: of their audio and video files, and of the pages that they show in frames. */
export type OutsideOrigins = { media: readonly string[]; frames: readonly string[] };

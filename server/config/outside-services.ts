import { hubspotScript } from "../../src/embeds/registry.ts";
import type { Settings } from "./read-variable.ts";
import { identifier, publicUrl } from "./value-schemas.ts";

const identified = (meaning: string) => ({
  schema: identifier(/^[\w-]{1,100}$/),
  example: "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14",
  meaning,
});

const form = (page: string) => identified(`Identifier of the form that replaces the site's own on \`${page}\`.`);
const policy = (document: string, page: string) =>
  identified(`Identifier of the ${document} shown above the site's own text on \`${page}\`.`);

/** Loaded by a visitor's browser after consent; all values are public. */
export const outsideServices = {
  HUBSPOT_PORTAL_ID: {
    schema: identifier(/^\d{1,12}$/),
    example: "12345678",
    meaning: "HubSpot portal (region na1); required by the forms.",
  },
  HUBSPOT_FORM_CONTACT: form("/contact"),
  HUBSPOT_FORM_NEWSLETTER: form("/sunday-review"),
  HUBSPOT_FORM_EBOOK: form("/ebook"),
  HUBSPOT_FORM_HEALTHCARE: form("/solutions/healthcare/ai-sop-agent"),
  HUBSPOT_FORM_GUEST: form("/podcast-registration"),
  HUBSPOT_SCRIPT_URL: {
    schema: publicUrl(),
    default: hubspotScript,
    meaning: "URL of HubSpot's forms script.",
  },
  SCHEDULING_URL: {
    schema: publicUrl(),
    example: "https://calendly.com/your-name/interview",
    meaning: "The event's scheduling page, used on `/schedule-interview` and in a dialog on `/about`.",
  },
  SCHEDULING_SCRIPT_URL: {
    schema: publicUrl(),
    example: "https://assets.calendly.com/assets/external/widget.js",
    meaning: "The provider's widget script; without it the page is shown in a frame.",
  },
  POLICY_SCRIPT_URL: {
    schema: publicUrl(),
    example: "https://app.termly.io/embed-policy.min.js",
    meaning: "Script of a policy provider; required by the identifiers of its documents.",
  },
  POLICY_ID_PRIVACY: policy("privacy policy", "/privacy-policy"),
  POLICY_ID_COOKIE: policy("cookie policy", "/cookie-policy"),
  POLICY_ID_IMPRESSUM: policy("Impressum", "/impressum"),
  POLICY_ID_TERMS: policy("terms", "/impressum"),
  POLICY_ID_DISCLAIMER: policy("disclaimer", "/impressum"),
  HERO_VIDEO_URL: {
    schema: publicUrl({ mayBePath: true }),
    example: "/media/hero.mp4",
    meaning:
      "Film behind the podcast's title on wide screens: a YouTube or Vimeo page, a player, or a video file; a path is a file of this site and needs no consent.",
  },
} satisfies Settings;

/** Settings that enable every outside service, all served by one fake. */
export const everyService = (origin: string): Record<string, string> => ({
  HUBSPOT_SCRIPT_URL: `${origin}/forms.js`,
  HUBSPOT_PORTAL_ID: "123456",
  HUBSPOT_FORM_CONTACT: "form-contact",
  HUBSPOT_FORM_NEWSLETTER: "form-newsletter",
  HUBSPOT_FORM_EBOOK: "form-ebook",
  HUBSPOT_FORM_HEALTHCARE: "form-healthcare",
  HUBSPOT_FORM_GUEST: "form-guest",
  SCHEDULING_URL: `${origin}/interview`,
  SCHEDULING_SCRIPT_URL: `${origin}/calendar.js`,
  POLICY_SCRIPT_URL: `${origin}/policies.js`,
  POLICY_ID_PRIVACY: "policy-privacy",
  POLICY_ID_COOKIE: "policy-cookie",
  POLICY_ID_TERMS: "policy-terms",
  POLICY_ID_DISCLAIMER: "policy-disclaimer",
  HERO_VIDEO_URL: `${origin}/film`,
});

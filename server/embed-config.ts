import { hubspotScript } from "../src/embeds/registry.ts";
import type { EmbedSettings, FormKey, PolicyKey } from "../src/lib/embed-settings.ts";
import type { Environment } from "./environment.ts";
import { OperatorError } from "./operator-error.ts";

const formVariables: Record<FormKey, string> = {
  contact: "HUBSPOT_FORM_CONTACT",
  newsletter: "HUBSPOT_FORM_NEWSLETTER",
  ebook: "HUBSPOT_FORM_EBOOK",
  healthcare: "HUBSPOT_FORM_HEALTHCARE",
  guest: "HUBSPOT_FORM_GUEST",
};
const policyVariables: Record<PolicyKey, string> = {
  privacy: "POLICY_ID_PRIVACY",
  cookie: "POLICY_ID_COOKIE",
  impressum: "POLICY_ID_IMPRESSUM",
  terms: "POLICY_ID_TERMS",
  disclaimer: "POLICY_ID_DISCLAIMER",
};

export const embedVariables = [
  ...Object.values(formVariables),
  ...Object.values(policyVariables),
  ...["HUBSPOT_PORTAL_ID", "HUBSPOT_SCRIPT_URL", "SCHEDULING_URL", "SCHEDULING_SCRIPT_URL"],
  ...["POLICY_SCRIPT_URL", "HERO_VIDEO_URL"],
];

function rejectSetting(name: string, value: string, fault: string, example: string): never {
  throw new OperatorError(`The variable ${name} "${value}" ${fault}; use for example ${name}=${example}.`);
}

function address(environment: Environment, name: string, example: string, { path = false } = {}): string | undefined {
  const value = environment[name];
  if (!value) return undefined;
  if (path && /^\/(?!\/)[^\s\\]*$/.test(value)) return value;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    rejectSetting(name, value, "is not an address starting with https:// or http://", example);
  }
  // It is public, and names a host in headers.
  if (new URL(value).username || new URL(value).password)
    rejectSetting(name, "…", "holds a user name or a password", example);
  return new URL(value).href;
}

function identifier(environment: Environment, name: string, pattern: RegExp, example: string): string | undefined {
  const value = environment[name];
  if (value && !pattern.test(value)) rejectSetting(name, value, "is not an identifier of that service", example);
  return value || undefined;
}

function identifiers<Key extends string>(environment: Environment, names: Record<Key, string>) {
  const entries = (Object.entries(names) as [Key, string][]).map(([key, name]) => [
    key,
    identifier(environment, name, /^[\w-]{1,100}$/, "0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14"),
  ]);
  const found = entries.filter(([, value]) => value !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Key, string>>) : undefined;
}

/** Says which variable is missing for another one to have an effect. */
function missing(name: string, example: string, because: string): never {
  throw new OperatorError(
    `The variable ${name} is missing, though ${because} is set; use for example ${name}=${example}.`,
  );
}

function nameOfFirst<Key extends string>(names: Record<Key, string>, values: Partial<Record<Key, string>>): string {
  return names[Object.keys(values)[0] as Key];
}

/**
 * The outside services that the environment names (product decisions, "Outside services: configured, or our own").
 * @throws OperatorError when a value cannot be read, or when half of a service is configured.
 */
export function readEmbedSettings(environment: Environment): EmbedSettings {
  const settings: EmbedSettings = {};

  const forms = identifiers(environment, formVariables);
  const portalId = identifier(environment, "HUBSPOT_PORTAL_ID", /^\d{1,12}$/, "12345678");
  const formScript = address(environment, "HUBSPOT_SCRIPT_URL", hubspotScript) ?? hubspotScript;
  if (forms) {
    if (!portalId) missing("HUBSPOT_PORTAL_ID", "12345678", nameOfFirst(formVariables, forms));
    settings.marketingForms = { scriptUrl: formScript, portalId, forms };
  }

  const schedulingUrl = address(environment, "SCHEDULING_URL", "https://calendly.com/your-name/interview");
  const schedulingScript = address(
    environment,
    "SCHEDULING_SCRIPT_URL",
    "https://assets.calendly.com/assets/external/widget.js",
  );
  if (schedulingUrl) {
    settings.scheduling = { url: schedulingUrl, ...(schedulingScript ? { scriptUrl: schedulingScript } : {}) };
  } else if (schedulingScript) {
    missing("SCHEDULING_URL", "https://calendly.com/your-name/interview", "SCHEDULING_SCRIPT_URL");
  }

  const policies = identifiers(environment, policyVariables);
  const policyScript = address(environment, "POLICY_SCRIPT_URL", "https://app.termly.io/embed-policy.min.js");
  if (policies) {
    if (!policyScript) {
      missing("POLICY_SCRIPT_URL", "https://app.termly.io/embed-policy.min.js", nameOfFirst(policyVariables, policies));
    }
    settings.policies = { scriptUrl: policyScript, ids: policies };
  }

  const heroVideo = address(environment, "HERO_VIDEO_URL", "/media/hero.mp4", { path: true });
  if (heroVideo) settings.heroVideo = heroVideo;
  return settings;
}

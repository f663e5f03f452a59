import { fillTemplate, firstNameOf, type ReplyPurpose, type ReplyTemplate } from "../../facts/reply-templates.ts";
import type { Site } from "../../facts/site.ts";
import { downloadTitle } from "./download.ts";
import { leadRules } from "./lead.ts";

type ReplyTo = { name: string | null; kind: string; siteUrl: string };

const isKnown = (kind: string): kind is keyof typeof leadRules => Object.hasOwn(leadRules, kind);

const downloadOf = (kind: string) => (isKnown(kind) ? leadRules[kind].download : undefined);

function requestedItem(site: Site, kind: string): string {
  const download = downloadOf(kind);
  if (download) return `“${downloadTitle(site, download)}”`;
  return kind === "manual" ? "our conversation" : "your message";
}

function purposeOf(kind: string): ReplyPurpose {
  if (downloadOf(kind)) return "A download";
  return kind === "manual" ? "Someone you entered" : "A message";
}

/** Without a name the greeting is "Hello,". */
export function fillReply(site: Site, text: string, { name, kind, siteUrl }: ReplyTo): string {
  return fillTemplate(text, {
    "first name": firstNameOf(name),
    "what they asked for": requestedItem(site, kind),
    "my name": site.facts.name,
    eBook: site.facts.ebookTitle,
    site: siteUrl,
  });
}

/** Templates for everyone and for such a lead, the latter first. */
export function templatesFor(templates: readonly ReplyTemplate[], kind: string): ReplyTemplate[] {
  const leadPurpose = purposeOf(kind);
  return [
    ...templates.filter(({ purpose }) => purpose === leadPurpose),
    ...templates.filter(({ purpose }) => purpose === "Anyone"),
  ];
}

export const emptyTemplate: ReplyTemplate = {
  name: "Empty",
  purpose: "Anyone",
  text: "Hello {first name},\n\n\n\n{my name}",
};

/** "Re: …" with the first words of the message, or the form's title. */
export function replySubject(message: string | undefined, title: string): string {
  const [line = ""] = (message ?? "").trim().split(/\n|(?<=[.?!])\s/);
  const words = line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
  return `Re: ${words || title}`;
}

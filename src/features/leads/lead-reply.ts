import { fillTemplate, firstNameOf, type ReplyPurpose, type ReplyTemplate } from "../../facts/reply-templates.ts";
import type { Site } from "../../facts/site.ts";
import { downloadTitle } from "./download.ts";
import { leadDownload } from "./lead.ts";

type ReplyTo = { name: string | null; kind: string; siteUrl: string };

const words = {
  en: { quoted: "“{title}”", conversation: "our conversation", message: "your message", hello: "Hello" },
  de: { quoted: "„{title}“", conversation: "unser Gespräch", message: "Ihre Nachricht", hello: "Guten Tag" },
};

function requestedItem(site: Site, kind: string): string {
  const { quoted, conversation, message } = words[site.facts.language];
  const download = leadDownload(kind);
  if (download) return quoted.replace("{title}", () => downloadTitle(site, download));
  return kind === "manual" ? conversation : message;
}

function purposeOf(kind: string): ReplyPurpose {
  if (leadDownload(kind)) return "A download";
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

/** Templates for this kind of lead, then those for anyone. */
export function templatesFor(templates: readonly ReplyTemplate[], kind: string): ReplyTemplate[] {
  const leadPurpose = purposeOf(kind);
  return [
    ...templates.filter(({ purpose }) => purpose === leadPurpose),
    ...templates.filter(({ purpose }) => purpose === "Anyone"),
  ];
}

export const emptyTemplate = (site: Site): ReplyTemplate => ({
  name: "Empty",
  purpose: "Anyone",
  text: `${words[site.facts.language].hello} {first name},\n\n\n\n{my name}`,
});

/** "Re: …" with the first sentence of the message, or the form's title. */
export function replySubject(message: string | undefined, title: string): string {
  const [line = ""] = (message ?? "").trim().split(/\n|(?<=[.?!])\s/);
  const sentence = line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
  return `Re: ${sentence || title}`;
}

/** Recipients of a template, as named in the settings. */
export const replyPurposes = ["Anyone", "A message", "A download", "Someone you entered", "A missed call"] as const;
export type ReplyPurpose = (typeof replyPurposes)[number];

export type ReplyTemplate = { name: string; purpose: string; text: string };

/** Values within a template, such as {first name}. */
export const replyFields = ["first name", "what they asked for", "my name", "eBook", "site"] as const;
export type ReplyField = (typeof replyFields)[number];

/** A field without a value is removed with the space before it; unknown fields stay. */
export function fillTemplate(text: string, values: Readonly<Record<ReplyField, string>>): string {
  return text.replaceAll(/( ?)\{([a-zA-Z ]+)\}/g, (match, space: string, field: string) => {
    const value = Object.entries(values).find(([name]) => name === field)?.[1];
    if (value === undefined) return match;
    return value === "" ? "" : space + value;
  });
}

export const firstNameOf = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? "";

/** The first that fits a lead is offered. */
export const defaultReplyTemplates: readonly ReplyTemplate[] = [
  {
    name: "After a download",
    purpose: "A download",
    text: "Hello {first name},\n\n{what they asked for} should be in your inbox by now. Which chapter did you open first?\n\nIf it raises a question about your own department, reply to this email, or choose half an hour by video: {site}/strategy-call\n\n{my name}",
  },
  {
    name: "First reply, with a time to talk",
    purpose: "Anyone",
    text: "Hello {first name},\n\nThank you for writing. I’ve read it, and I’d like to hear more.\n\nWould half an hour by video suit you? Choose a time here: {site}/strategy-call\n\n{my name}",
  },
  {
    name: "Send the eBook",
    purpose: "Anyone",
    text: "Hello {first name},\n\nThank you for writing.\n\n“{eBook}” answers a good part of your question. It’s free: {site}/ebook\n\nIf a chapter raises another question, reply to this email.\n\n{my name}",
  },
  {
    name: "Not a fit",
    purpose: "Anyone",
    text: "Hello {first name},\n\nThank you for writing, and for the detail. I’m not the right person for this one, and I’d rather say so now.\n\nI hope you find someone who is.\n\n{my name}",
  },
  {
    name: "After a missed call",
    purpose: "A missed call",
    text: "Hello {first name},\n\nWe had a call planned, and we missed each other. It happens.\n\nWould another time suit you? Choose one here: {site}/strategy-call\n\n{my name}",
  },
];

import { domainToUnicode } from "node:url";
import { toASCII } from "tr46";
import { z } from "zod";
import { fail, ok, type Result } from "../lib/result.ts";

const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
/** With a dot, and no hyphen at the end of a label. */
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/;
const maxLength = 254;

/** "local-letters" would need a mail server with SMTPUTF8, which the site can't rely on. */
export type EmailFault = "invalid" | "local-letters";

export const emailFaults: Readonly<Record<EmailFault, string>> = {
  invalid: "This isn’t an email address.",
  "local-letters": "Email can’t be sent to letters such as ü before the @. Enter another address.",
};

/** The canonical spelling of an address, for storing and comparing: the domain in lower-case ASCII (UTS #46), the rest as entered. */
export function readEmailAddress(text: string): Result<string, EmailFault> {
  const [, local = "", rawDomain = ""] = /^([^@]*)@([^@]+)$/.exec(text.trim()) ?? [];
  const domain = toASCII(rawDomain, {
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
  });
  if (!domain || !domainShape.test(domain)) return fail("invalid");
  if (/[^\p{ASCII}]/u.test(local) && localPart.test(local.replaceAll(/[\p{L}\p{M}\p{N}]/gu, "x")))
    return fail("local-letters");
  const email = `${local}@${domain}`;
  return localPart.test(local) && email.length <= maxLength ? ok(email) : fail("invalid");
}

/** For the input of server functions. */
export const emailAddress = z.string().transform((text, context) => {
  const read = readEmailAddress(text);
  if (read.ok) return read.value;
  context.addIssue({ code: "custom", message: emailFaults[read.code] });
  return z.NEVER;
});

/** For display. Names and other texts are unchanged. */
export function emailInLetters<Text extends string | null>(email: Text): Text | string {
  const at = email?.lastIndexOf("@") ?? -1;
  if (!email || at < 0 || !email.includes("xn--", at)) return email;
  return email.slice(0, at + 1) + (domainToUnicode(email.slice(at + 1)) || email.slice(at + 1));
}

/** In lower case, in ASCII and in letters: earlier versions stored either. */
export function emailSpellings(email: string): string[] {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@") + 1;
  const letters = domainToUnicode(lower.slice(at));
  return letters ? [...new Set([lower, lower.slice(0, at) + letters])] : [lower];
}

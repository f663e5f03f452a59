import { replyFields } from "../../facts/reply-templates.ts";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import { hasEmailShape } from "../../lib/web-url.ts";

/** Checks return an error message or undefined. */
const matches =
  (pattern: RegExp, problem: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : problem;

export const checkEmail = (value: string): string | undefined =>
  hasEmailShape(value) ? undefined : "This isn’t an email address. Enter one such as anna@example.com.";

export function checkUrl(value: string): string | undefined {
  const url = URL.parse(value);
  return url?.protocol === "https:" && url.hostname.includes(".")
    ? undefined
    : "Enter the whole URL of the page, beginning with https://.";
}

export const checkFigure = matches(/^\d[\d,.]*(-\d[\d,.]*)?$/, "Enter a number or a range, such as 30 or 2-4.");

/** International format only. */
export const checkPhone = matches(/^\+[\d ()/.-]{6,30}$/, "Begin with + and the country code, such as +49 69 1234567.");

export function checkVatId(value: string): string | undefined {
  const digits = /^DE(\d*)$/.exec(value.replaceAll(" ", ""))?.[1];
  if (digits !== undefined && digits.length !== 9)
    return `A German VAT number has nine digits after DE. This one has ${digits.length}.`;
  return /^[A-Z]{2}[A-Z0-9 ]{2,14}$/.test(value) ? undefined : "Begin with the two letters of the country, such as DE.";
}

export const checkCountryCode = matches(/^[A-Z]{2}$/, "Enter two capital letters, such as DE.");

export const checkTime = matches(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:00.");

export const checkZone = (value: string): string | undefined =>
  isTimeZone(value) ? undefined : "This time zone is unknown. Choose one from the list.";

const fieldTokens = replyFields.map((field) => `{${field}}`);

export function checkReplyFields(value: string): string | undefined {
  const unknown = [...value.matchAll(/\{[^{}]*\}/g)].find(([field]) => !fieldTokens.includes(field));
  return unknown ? `There is no field ${unknown[0]}. Use ${fieldTokens.join(", ")}.` : undefined;
}

export const checkPlainText = (value: string): string | undefined =>
  /<\/?[a-z][^>]*>|&(?:#\d+|[a-z]+);/i.test(value)
    ? "Plain text only: directories show tags such as <b> as they are written."
    : undefined;

export const checkUuid = matches(
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  "This isn’t a GUID. Copy it from the former feed; it looks like 917393e3-1b1e-5cef-ace4-edaa54e1f810.",
);

export const checkPdf = (value: string): string | undefined =>
  value.startsWith("/media/uploads/") && value.endsWith(".pdf") && !value.includes("..")
    ? undefined
    : "Enter the URL of a PDF in the media library, such as /media/uploads/…/book.pdf.";

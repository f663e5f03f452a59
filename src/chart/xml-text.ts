import { escapeHtml } from "../lib/plain-text.ts";

/** One character that XML forbids makes a whole file unreadable. */
const forbidden = /[^\t\n\r -~\u0080-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for SVG and HTML, without characters that XML forbids. */
export const escapeText = (text: string): string => escapeHtml(text.replaceAll(forbidden, "")).replaceAll("'", "&#39;");

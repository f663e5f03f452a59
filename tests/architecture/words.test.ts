import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

const adminFiles = ["src/admin/**/*.{ts,tsx}", "src/features/*/admin/**/*.{ts,tsx}"];
const allFiles = ["src/**/*.{ts,tsx}", "server/**/*.ts"];

/** Lists of words that people type or machines send, and words in other languages. */
const notTexts = /src\/features\/ask\/(?:archive|answer-\w+|judge-\w+)|src\/words\/[a-z]{2}\/|\.test\.tsx?$/;

type Replacement = { word: RegExp; better: string };

/** docs/glossary.md defines the better words. */
const everywhere: readonly Replacement[] = [
  { word: /\bmeanwhile\b/i, better: "since" },
  { word: /\b(?:this|what follows \S+) is no [a-z]/i, better: "This isn’t" },
  { word: /\bnot there any more\b/i, better: "no longer exists" },
  { word: /\b(?:somebody|everybody|whoever)\b/i, better: "someone, everyone, anyone who" },
  { word: /\be-mail\b|\bmail address\b/i, better: "email, email address" },
  { word: /\bimprint\b/i, better: "Impressum" },
  { word: /\bunwanted mail\b/i, better: "spam folder" },
  { word: /\bsecond factor\b/i, better: "two-factor authentication" },
  { word: /\bhead count\b/i, better: "headcount" },
  { word: /\bdispatch(?:es)? of\b|\bthe dispatch\b/i, better: "sending, report" },
  { word: /\buse for example\b/i, better: "for example:" },
  { word: /\bmay (?:now )?sign in\b/i, better: "can sign in" },
  { word: /\bwhole address\b/i, better: "whole link" },
  { word: /\bsupervisory letters?\b/i, better: "regulators’ circulars" },
  { word: /\bsole right of disposal\b/i, better: "lets each holder sign alone" },
  { word: /\bmove (?:the|a|this) (?:booking|conversation)\b/i, better: "reschedule" },
  { word: /\b(?:advisor|truck|percent)s?\b(?! efficiency|-)/i, better: "adviser, lorry driver, per cent" },
  { word: /\bevery copy of the site\b/i, better: "every replica" },
  { word: /\bnotices? to you\b|\bsend notices\b/i, better: "notification" },
  { word: /\bit is (?:public|subscribed|being sent) already\b/i, better: "It is already …" },
];

const inAdmin: readonly Replacement[] = [
  { word: /\bpictures?\b/i, better: "image" },
  { word: /\bwhat (?:it|the image|the picture) shows\b/i, better: "alternative text" },
  { word: /\bcopies\b|\btest copy\b|\bthe copy was\b/i, better: "emails, test email" },
  { word: /\breaders? (?:at once|now|by|after|who)\b|\bnew readers?\b|\bthis reader\b/i, better: "subscriber" },
  {
    word: /^(?:Reader|Readers|Dispatch|Numbers|Refused|Known|Known as|Left out|Rejected|Times|To come|Over)$/,
    better: "see the glossary",
  },
  {
    word: /^(?:Begins|Changed since|Latest|First record|From the page|Write|Most per day|Days ahead)$/,
    better: "see the glossary",
  },
  { word: /\berase(?:d)? for good\b|\berase this (?:lead|guest|subscriber|booking)\b/i, better: "delete permanently" },
  { word: /\bopen again\b|\bread them now\b|\bbusy then\b/i, better: "remove, sync now, conflict" },
  {
    word: /\bfurther lengths\b|\bhours of notice\b|\bminutes free\b/i,
    better: "other durations, minimum notice, buffer",
  },
];

type Syntax = { type?: unknown; value?: unknown; [child: string]: unknown };

const isSyntax = (value: unknown): value is Syntax => typeof value === "object" && value !== null;

/** Texts in a module that people can read: literals with a space or a capital, and element text. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isSyntax(node)) return [];
  const { type, value } = node;
  if (type === "ImportDeclaration" || type === "TSLiteralType") return [];
  if (type === "JSXText" && typeof value === "string") return [value.replaceAll(/\s+/g, " ").trim()];
  if (type === "Literal" && typeof value === "string") return /\s|^[A-Z]/.test(value) ? [value] : [];
  if (type === "TemplateElement" && isSyntax(value)) return [String(value.cooked)];
  return Object.values(node).flatMap(textsIn);
}

/** File, text and replacement for each discouraged word. */
async function findFaults(patterns: readonly string[], replacements: readonly Replacement[]): Promise<string[]> {
  const faults: string[] = [];
  for await (const file of glob([...patterns], { cwd: root })) {
    if (notTexts.test(file)) continue;
    const { program } = parseSync(file, await readFile(path.join(root, file), "utf8"));
    for (const text of textsIn(program.body)) {
      for (const { word, better } of replacements)
        if (word.test(text)) faults.push(`${file}: “${text}”, better: ${better}`);
    }
  }
  return faults;
}

test("no text uses a replaced word", async () => {
  expect(await findFaults(allFiles, everywhere)).toEqual([]);
});

test("no text of the admin area uses a replaced label", async () => {
  expect(await findFaults(adminFiles, inAdmin)).toEqual([]);
});

test("the search for words reads literals, templates and elements, but not code", () => {
  const code =
    'import "This is no X"; const a = "This is no X"; const b = <p title={`In a template`}>No one</p>; f("key");';
  const { program } = parseSync("example.tsx", code);
  expect(textsIn(program.body)).toEqual(["This is no X", "In a template", "No one"]);
});

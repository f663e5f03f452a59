import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Setting } from "../server/config/read-variable.ts";
import { settingGroups } from "../server/config/settings.ts";

const root = path.resolve(import.meta.dirname, "..");

const beginning = "<!-- Made by `npm run settings` from server/config/settings.ts; do not edit. -->";
const end = "<!-- The end of what `npm run settings` makes. -->";

const tableRow = ([name, { default: value, fallback = "–", meaning }]: [string, Setting]) =>
  `| \`${name}\` | ${value === undefined ? fallback : `\`${value}\``} | ${meaning} |`;

/** README.md with the tables of settings. @throws when one of the two marks around them is missing */
function readmeWith(text: string): string {
  const [before, rest = ""] = text.split(beginning);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error("README.md lacks the marks of its settings.");
  const tables = settingGroups.flatMap(({ heading, about, settings }) => [
    `### ${heading}`,
    ...(about ? [about] : []),
    ["| variable | default | meaning |", "|---|---|---|", ...Object.entries(settings).map(tableRow)].join("\n"),
  ]);
  return `${before}${[beginning, ...tables, end].join("\n\n")}${after}`;
}

function comment(markdown: string): string {
  const text = markdown.replaceAll("`", "").replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, "$1: $2");
  return text.replaceAll(/(.{1,118})(?: |$)/g, "# $1\n").trimEnd();
}

function exampleEntry([name, { default: value, example, fallback, meaning }]: [string, Setting]): string {
  const explained = fallback ? `${meaning} Without it: ${fallback}.` : meaning;
  return `${comment(explained)}\n# ${name}=${value ?? example}`;
}

const introduction = [
  "# Made by npm run settings from server/config/settings.ts; do not edit.",
  comment(
    "Every variable is optional; the values below are defaults or examples. The server reads its environment; an invalid value stops startup with a clear message that names the variable and shows a valid one. One that holds a secret may name a file instead, such as a Docker or Kubernetes secret: SMTP_URL_FILE=/run/secrets/smtp-url.",
  ),
];

function exampleFile(): string {
  const groups = settingGroups.flatMap(({ heading, about, settings }) => [
    [`##### ${heading}`, ...(about ? [comment(about)] : [])].join("\n"),
    ...Object.entries(settings).map(exampleEntry),
  ]);
  return `${[...introduction, ...groups].join("\n\n")}\n`;
}

/** Expected README.md and .env.example, by file name. */
export async function documentSettings(): Promise<Record<string, string>> {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  return { "README.md": readmeWith(readme), ".env.example": exampleFile() };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await documentSettings())) await writeFile(path.join(root, name), text);
}

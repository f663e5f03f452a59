import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Setting, Settings } from "../server/config/read-variable.ts";
import { type SettingName, settingGroups, settings } from "../server/config/settings.ts";

const root = path.resolve(import.meta.dirname, "..");

const startMarker = "<!-- Made by `npm run settings` from scripts/make-settings.ts; do not edit. -->";
const endMarker = "<!-- The end of what `npm run settings` makes. -->";

/** The settings that most sites need, in the words of README.md. */
const essentials: Partial<Record<SettingName, string>> = {
  SITE_URL: "Public origin, used in canonical links, feeds and emails; https enables HSTS.",
  HOST: "IP address to listen on; `0.0.0.0` for all.",
  PORT: "Port to listen on.",
  TRUSTED_PROXIES: "Proxies whose `X-Forwarded-For` is trusted.",
  DATA_DIR: "Embedded database, media, secrets and outbox.",
  DATABASE_URL: "PostgreSQL 15 or later; TLS is optional only on your own network.",
  SMTP_URL: "Mail server, `smtps://user:password@host`.",
  MAIL_FROM: "Sender of emails.",
  ADMIN_EMAIL: "Where notifications go.",
  BACKUP_URL: "Bucket or folder of scheduled backups.",
};

function table(rows: readonly (readonly [name: string, setting: Setting])[]): string {
  const lines = rows.map(
    ([name, { default: value, fallback = "–", meaning }]) =>
      `| \`${name}\` | ${value === undefined ? fallback : `\`${value}\``} | ${meaning} |`,
  );
  return ["| variable | default | meaning |", "|---|---|---|", ...lines].join("\n");
}

/** README.md with the table of essential settings. @throws when one of the two markers around it is missing */
function readmeWith(text: string): string {
  const [before, rest = ""] = text.split(startMarker);
  const [, after] = rest.split(endMarker);
  if (before === undefined || after === undefined)
    throw new Error("The markers of the settings are missing in README.md.");
  const all: Settings = settings;
  const rows = Object.entries(essentials).flatMap(([name, meaning]) => {
    const setting = all[name];
    return setting ? [[name, { ...setting, meaning }] as const] : [];
  });
  return `${before}${[startMarker, table(rows), endMarker].join("\n\n")}${after}`;
}

const configurationIntroduction = `# Configuration

<!-- Made by \`npm run settings\` from server/config/settings.ts; do not edit. -->

All settings are environment variables, and all are optional. An invalid value stops startup with a clear message that names the variable and
shows a valid one. One that holds a secret may name a file instead: \`SMTP_URL_FILE=/run/secrets/smtp-url\`. [.env.example](../.env.example) is a
template for Docker's \`--env-file\` and systemd's \`EnvironmentFile\`; the site itself reads no \`.env\` file. What visitors see (names, texts,
links, claims, legal texts) is under Settings in the admin area instead.`;

/** docs/configuration.md; links of the meanings start from the project's root. */
function configurationFile(): string {
  const groups = settingGroups.flatMap(({ heading, about, settings: group }) => [
    `## ${heading}`,
    ...(about ? [about] : []),
    table(Object.entries(group)),
  ]);
  return `${[configurationIntroduction, ...groups].join("\n\n").replaceAll("](docs/", "](")}\n`;
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
  const groups = settingGroups.flatMap(({ heading, about, settings: group }) => [
    [`##### ${heading}`, ...(about ? [comment(about)] : [])].join("\n"),
    ...Object.entries(group).map(exampleEntry),
  ]);
  return `${[...introduction, ...groups].join("\n\n")}\n`;
}

/** Expected README.md, docs/configuration.md and .env.example, by file name. */
export async function documentSettings(): Promise<Record<string, string>> {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  return {
    "README.md": readmeWith(readme),
    "docs/configuration.md": configurationFile(),
    ".env.example": exampleFile(),
  };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await documentSettings())) await writeFile(path.join(root, name), text);
}

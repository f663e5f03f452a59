import { readFile } from "node:fs/promises";
import path from "node:path";
import { claimToken } from "../../../facts/claim-tokens.ts";
import type { Site } from "../../../facts/site.ts";
import { fillTokens } from "../../../facts/tokens.ts";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import type { DownloadName } from "../download.ts";

export type Booklet = {
  title: string;
  mark: string;
  subtitle: string;
  drawing: string;
  body: string;
  isSample: boolean;
};

/** Fills names and claims into the Markdown, and removes sentences whose claim the owner removed. */
export async function readBooklet(site: Site, name: DownloadName): Promise<Booklet> {
  const markdown = await readFile(path.join(projectRoot, "downloads", `${name}.md`), "utf8");
  // Line by line, so that a removed sentence doesn't take a heading with it.
  const filled = markdown
    .split("\n")
    .map((line) => fillTokens(site, line, (token) => claimToken(site, token)))
    .join("\n");
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(filled) ?? [];
  const value = (field: string) => new RegExp(`^${field}: (.+)$`, "m").exec(front)?.[1]?.trim() ?? "";
  return {
    title: value("title"),
    mark: value("mark"),
    subtitle: value("subtitle"),
    drawing: value("drawing"),
    body,
    isSample: value("sample") === "yes",
  };
}

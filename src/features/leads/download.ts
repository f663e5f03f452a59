import type { Site } from "../../facts/site.ts";
import { guideTitle } from "../../facts/site-facts.ts";

export const downloads = {
  ebook: { file: "ebook.pdf" },
  "healthcare-guide": { file: "healthcare-guide.pdf" },
} as const;

export type DownloadName = keyof typeof downloads;

export const downloadNames = Object.keys(downloads) as DownloadName[];

export const isDownloadName = (name: string): name is DownloadName => Object.hasOwn(downloads, name);

export const downloadTitle = ({ facts }: Site, name: DownloadName): string =>
  name === "ebook" ? facts.ebookTitle : guideTitle;

export const downloadDays = 7;

export const downloadPurpose = (name: DownloadName): `download:${DownloadName}` => `download:${name}`;

export const downloadPath = (name: DownloadName, token: string): string =>
  `/downloads/${downloads[name].file}?token=${encodeURIComponent(token)}`;

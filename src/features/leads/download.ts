import { siteFacts } from "../../facts/site-facts.ts";

/** What is given away for the asking, and where it lies in the project's folder of downloads. */
export const downloads = {
  ebook: {
    file: "ebook.pdf",
    get title() {
      return siteFacts.ebookTitle;
    },
  },
  "healthcare-guide": { file: "healthcare-guide.pdf", title: "The procedure, spoken" },
} as const;

export type DownloadName = keyof typeof downloads;

export const isDownloadName = (name: string): name is DownloadName => Object.hasOwn(downloads, name);

/** Days that a link to a download works. */
export const downloadDays = 7;

/** What signs the links of a download apart from every other link. */
export const downloadPurpose = (name: DownloadName): string => `download:${name}`;

/** The URL of a download for anyone who has the token. */
export const downloadPath = (name: DownloadName, token: string): string =>
  `/downloads/${downloads[name].file}?token=${encodeURIComponent(token)}`;

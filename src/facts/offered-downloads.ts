import { changeable } from "./site.ts";

/** Whether a download is available: the sample files are withheld once the samples are removed. */
export const offeredDownloads = changeable("downloads", { ebook: true, "healthcare-guide": true });

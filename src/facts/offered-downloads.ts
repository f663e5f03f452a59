import { changeable } from "./site.ts";

/** Whether a download has a file to hand out: the sample's text goes with the samples. */
export const offeredDownloads = changeable("downloads", { ebook: true, "healthcare-guide": true });

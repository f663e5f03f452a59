import { live } from "./stored-facts.ts";

/** Whether a download has a file to hand out: the sample's text goes with the samples. */
export const offeredDownloads = live("downloads", { ebook: true, "healthcare-guide": true });

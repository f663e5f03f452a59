import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const ebookMeta = pageCopy("/ebook", "meta", {
  title: "Free eBook",
  description:
    "{ebookTitle}: the free field guide for healthcare, logistics and financial services, with a return you can calculate yourself.",
  keywords:
    "free eBook, AI knowledge agents, AI knowledge management, ROI calculator, healthcare, logistics, financial services",
});

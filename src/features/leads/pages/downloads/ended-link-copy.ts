import type { SiteTarget } from "../../../../facts/navigation.ts";
import { pageCopy } from "../../../../facts/page-texts.ts";
import type { DownloadName } from "../../download.ts";

export const endedLinkCopy = pageCopy("words/visitors", "endedLink", {
  lead: "Links to downloads work for seven days. An email program may also have cut off the end; ask for a new one.",
  again: { ebook: "Ask for the eBook again", "healthcare-guide": "Ask for the guide again" },
});

export const requestPages = {
  ebook: { to: "/ebook", hash: "download" },
  "healthcare-guide": { to: "/solutions/healthcare/ai-sop-agent", hash: "guide" },
} as const satisfies Record<DownloadName, SiteTarget>;

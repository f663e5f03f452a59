import type { NavLink } from "../../../../facts/navigation.ts";
import type { DownloadName } from "../../download.ts";

export const endedLinkCopy = {
  lead: "Links to downloads work for seven days. An email program may also have cut off the end; ask for a new one.",
};

export const askAgain: Record<DownloadName, NavLink> = {
  ebook: { to: "/ebook", hash: "download", label: "Ask for the eBook again" },
  "healthcare-guide": { to: "/solutions/healthcare/ai-sop-agent", hash: "guide", label: "Ask for the guide again" },
};

import { pageCopy } from "../../facts/page-texts.ts";

export const closedPreviewCopy = pageCopy("words/frame", "closedPreview", {
  forged: { title: "This link is incomplete", lead: "Copy the whole link from the message that you were sent." },
  expired: { title: "This preview has expired", lead: "Ask for a new link to see how the text is coming along." },
  withdrawn: { title: "This preview was withdrawn", lead: "Its author has closed the link. Ask for a new one." },
  gone: { title: "There is nothing left to preview", lead: "What this link showed has been deleted." },
});

export const previewWords = pageCopy("words/frame", "preview", {
  mark: "Preview",
  pageNote: "This is a draft of the page, not the published one.",
  note: "This is work in progress, not the published page. The link works until",
  contact: "Contact Us",
});

import { setResponseStatus } from "@tanstack/react-start/server";
import type { ClosedPreview } from "./preview-link.ts";

/** Answers with the status of a link that shows nothing: 404 for one that never did, 410 for one that did. */
export function closedPreview(closed: ClosedPreview): ClosedPreview {
  setResponseStatus(closed.state === "forged" ? 404 : 410);
  return closed;
}

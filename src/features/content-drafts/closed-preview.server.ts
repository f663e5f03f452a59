import { setResponseStatus } from "@tanstack/react-start/server";
import type { ClosedPreview } from "./preview-link.ts";

/** 404 for a link that never worked, 410 for one that did. */
export function closedPreview(closed: ClosedPreview): ClosedPreview {
  setResponseStatus(closed.state === "forged" ? 404 : 410);
  return closed;
}

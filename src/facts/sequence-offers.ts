import type { Site } from "./site.ts";

/** The sentence of consent of the series that is offered after this; undefined while there is none. */
export function sequenceOffer(
  site: Site,
  trigger: "ebook" | "subscription" | "calculation" | "call",
): string | undefined {
  const offer = site.stored.sequences?.[trigger];
  return typeof offer === "string" ? offer : undefined;
}

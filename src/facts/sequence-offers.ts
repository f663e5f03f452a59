import { storedFacts } from "./stored-facts.ts";

/** The sentence of consent of the series that is offered after this; undefined while there is none. */
export function sequenceOffer(trigger: "ebook" | "subscription" | "calculation" | "call"): string | undefined {
  const offer = storedFacts().sequences?.[trigger];
  return typeof offer === "string" ? offer : undefined;
}

import type { Language } from "../lib/language.ts";
import { artwork } from "./artwork.ts";
import { standalone } from "./standalone.ts";

const side = 480;

export function drawArtwork(guestName: string, number: number | null, language: Language = "en"): string {
  const drawing = artwork({ name: guestName, number: number ?? "", language });
  return standalone(drawing, { theme: "art", width: side, height: side });
}

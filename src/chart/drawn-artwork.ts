import { artwork } from "./artwork.ts";
import { standalone } from "./standalone.ts";

export function drawArtwork(guestName: string, number: number | null, size = 480): string {
  return standalone(artwork({ name: guestName, number: number ?? "" }), { theme: "art", width: size, height: size });
}

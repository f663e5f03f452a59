import { artwork } from "./artwork.ts";
import { standalone } from "./standalone.ts";

/** An episode's artwork as an SVG file of `size` pixels: an island with the guest's initials and the episode's number. */
export function drawArtwork(guestName: string, number: number | null, size = 480): string {
  return standalone(artwork({ name: guestName, number: number ?? "" }), { theme: "art", width: size, height: size });
}

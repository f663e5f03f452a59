import { decodeText, textProblem } from "../../../lib/decode-text.ts";
import { UnreadableCalendar } from "./calendar-reading.ts";

/** Damaged letters cost only their own words. @throws UnreadableCalendar for what isn't text */
export function decodeCalendar(bytes: Uint8Array, contentType: string | undefined): string {
  const [, charset] = /charset="?([^";\s]+)/i.exec(contentType ?? "") ?? [];
  const decoded = decodeText(bytes, charset);
  if (decoded.ok) return decoded.value.text;
  if (decoded.code === "damaged") return decoded.text;
  throw new UnreadableCalendar(textProblem(decoded));
}

const word = String.raw`\p{Lu}[\p{L}\p{M}\d.'’-]*`;
const particle = String.raw`(?:[dD][aeiu]|[dD]e[lnrs]|[vV]an|[vV]on|zu|y|\d{1,2})`;
const name = `${word}(?: (?:${word}|${particle})){0,4}`;

const label = new RegExp(`^[-–—]?\\s*(${name})\\s*:\\s+(\\S[^]*)$`, "u");
const bare = new RegExp(`^(${name})$`, "u");

/** At most five words, such as "Anna", "Dr. Amadou Keita" or "Speaker 1". */
export const isSpeakerName = (text: string): boolean => text.length <= 60 && bare.test(text);

/** Splits "Anna: Good morning"; without a name, `speaker` is empty. */
export function splitSpeaker(text: string): { speaker: string; text: string } {
  const found = label.exec(text.trim());
  const [, speaker = "", said = ""] = found ?? [];
  return found && speaker.length <= 60 ? { speaker, text: said.trim() } : { speaker: "", text: text.trim() };
}

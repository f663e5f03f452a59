import { type Language, localeOf } from "../language.ts";

function split(duration: number): [hours: number, minutes: number, seconds: number] {
  const total = Math.max(0, Math.floor(duration));
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** '1:19', '1:02:03'. */
export function formatDuration(duration: number): string {
  const [hours, minutes, seconds] = split(duration);
  const ending = `:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}${ending}` : minutes + ending;
}

/** '1 minute 19 seconds', because screen readers read '1:19' as a time of day. */
export function formatSpokenDuration(duration: number, language: Language = "en"): string {
  const part = (value: number, unit: string) =>
    value.toLocaleString(localeOf[language], { style: "unit", unit, unitDisplay: "long" });
  const [hours, minutes, seconds] = split(duration);
  const parts = [
    ...(hours > 0 ? [part(hours, "hour")] : []),
    ...(minutes > 0 ? [part(minutes, "minute")] : []),
    ...(seconds > 0 || hours + minutes === 0 ? [part(seconds, "second")] : []),
  ];
  return parts.join(" ");
}

/** ISO 8601 duration: 'PT79S'. */
export const isoDuration = (seconds: number) => `PT${Math.max(0, Math.floor(seconds))}S`;

/** Parses '1:19', '1:02:03', '0:47.5' or plain seconds; undefined for anything else, such as '1:60'. */
export function parseDuration(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hours, minutes, wholeSeconds = "", fraction = "0"] = match;
  if (minutes !== undefined && (wholeSeconds.length !== 2 || Number(wholeSeconds) > 59)) return undefined;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(`${wholeSeconds}.${fraction}`);
}

/** Inverse of `parseDuration`, to the millisecond: '1:19', '0:16.68'. */
export function formatExactDuration(seconds: number): string {
  const milliseconds = Math.round(Math.max(0, seconds) * 1000);
  const fraction = String(milliseconds % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "");
  return formatDuration(Math.floor(milliseconds / 1000)) + (fraction && `.${fraction}`);
}

/** Formats "21:40:00" as "9:40 PM" (the specification's format), in German as "21:40". Machine formats keep the 24-hour clock. */
export function timeOfDay(time: string, language: Language = "en"): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (language === "de") return `${hours}:${twoDigits(minutes)}`;
  return `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? "AM" : "PM"}`;
}

const part = (value: number, unit: string) => (value === 1 ? `1 ${unit}` : `${value} ${unit}s`);

/** Seconds as a clock shows them: '1:19', '1:02:03'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const ending = `${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${ending}` : `${minutes}:${ending}`;
}

/** Seconds as a person says them: '1 minute 19 seconds'; for screen readers, which read '1:19' as a time of day. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [
    ...(hours > 0 ? [part(hours, "hour")] : []),
    ...(minutes > 0 ? [part(minutes, "minute")] : []),
    ...(rest > 0 || whole === 0 ? [part(rest, "second")] : []),
  ];
  return parts.join(" ");
}

/** Seconds as the machine-readable length of a `time` element: 'PT79S'. */
export const isoSeconds = (seconds: number) => `PT${Math.max(0, Math.floor(seconds))}S`;

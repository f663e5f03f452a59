import { classNames } from "../../lib/class-names.ts";

const barCount = 56;

/** Percent; stable per seed. */
function loudness(seed: number, bar: number): number {
  const word = Math.sin(bar * 0.47 + seed) * Math.sin(bar * 0.13 + seed * 2);
  const sound = Math.abs(Math.sin(bar * 1.7 + seed * 5) * 0.6 + Math.sin(bar * 2.9 + seed) * 0.4);
  return 8 + 84 * Math.abs(word) * (0.35 + 0.65 * sound);
}

export function VoiceTrace({ seed, className }: { seed: number; className?: string }) {
  let path = "";
  for (let bar = 0; bar < barCount; bar++) {
    const half = loudness(seed, bar) / 5.5;
    path += `M${bar * 6 + 2} ${(18 - half).toFixed(1)}V${(18 + half).toFixed(1)}`;
  }
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${barCount * 6 - 2} 36`}
      preserveAspectRatio="none"
      className={classNames("block w-full", className)}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

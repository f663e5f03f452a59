import { RotateCcw, RotateCw } from "lucide-react";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { iconButtonClass } from "../../../ui/button.tsx";
import { seekBy, skipSeconds, type Track } from "../player-store.ts";
import { playerWords } from "./player-copy.ts";

type SkipButtonProps = { track: Track; direction: "back" | "forward"; className?: string };

export function SkipButton({ track, direction, className }: SkipButtonProps) {
  const words = useCopy(playerWords);
  const Icon = direction === "back" ? RotateCcw : RotateCw;
  return (
    <button
      type="button"
      aria-label={fillText(direction === "back" ? words.back : words.forward, { count: skipSeconds })}
      onClick={() => seekBy(track, direction === "back" ? -skipSeconds : skipSeconds)}
      className={iconButtonClass({ bare: true, className })}
    >
      <span aria-hidden="true" className="relative grid place-items-center">
        <Icon className="size-7!" />
        <span className="absolute text-[0.5625rem] font-semibold tabular-nums">{skipSeconds}</span>
      </span>
    </button>
  );
}

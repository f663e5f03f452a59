import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { IconButton } from "./button.tsx";

type MoveButtonsProps = {
  /** Name of the entry, for "Move … up". */
  name: string;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove?: () => void;
  className?: string;
};

/** Buttons to move or remove an entry of a list. */
export function MoveButtons({ name, index, count, onMove, onRemove, className }: MoveButtonsProps) {
  const moved = useRef<HTMLButtonElement>(null);
  // React detaches a moved row for a moment, and its button loses the focus.
  useEffect(() => {
    if (document.activeElement === document.body) moved.current?.focus();
    moved.current = null;
  });
  const button = (by: -1 | 1, isEnd: boolean) => (
    <IconButton
      bare
      label={`Move ${name} ${by < 0 ? "up" : "down"}`}
      aria-disabled={isEnd ? true : undefined}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        moved.current = currentTarget;
        onMove(by);
      }}
    >
      {by < 0 ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
  return (
    <span className={classNames("flex [&_[aria-disabled]]:opacity-40", className)}>
      {button(-1, index === 0)}
      {button(1, index === count - 1)}
      {onRemove ? (
        <IconButton bare label={`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      ) : null}
    </span>
  );
}

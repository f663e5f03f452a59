import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";

const written = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How long a time is still held, counted from `heldForMs` milliseconds. The last minute is announced once. */
export function Countdown({ heldForMs, onEnd }: { heldForMs: number; onEnd: () => void }) {
  const [until] = useState(() => Date.now() + heldForMs);
  const [left, setLeft] = useState(Math.ceil(heldForMs / 1000));

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onEnd]);

  return (
    <p className={classNames("flex items-center gap-2 text-sm", left <= 60 ? "text-signal" : "text-ink-soft")}>
      <Timer className="size-5" />
      <span>
        We’ll hold it for{" "}
        <b role="timer" className="tabular-nums">
          {written(left)}
        </b>{" "}
        minutes
      </span>
      <span role="status" className="sr-only">
        {left <= 60 && left > 0 ? "One minute left." : ""}
      </span>
    </p>
  );
}

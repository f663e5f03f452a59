import { useEffect } from "react";
import { audioElement, usePlayer } from "./player-store.ts";

/** Loads the play engine with the first Play; true from then on. */
export function usePlayEngine(): boolean {
  const isUsed = usePlayer((state) => state.track !== null);
  useEffect(() => {
    if (!isUsed) return;
    // Without it a page still starts and stops the audio.
    import("./play-engine.ts").then(({ attachEngine }) => attachEngine(audioElement())).catch(() => undefined);
  }, [isUsed]);
  return isUsed;
}

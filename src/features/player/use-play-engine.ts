import { useEffect } from "react";
import { usePlayerInUse } from "./player-in-use.ts";

/** Starts what follows the audio, on the element that the player plays it with. */
async function startEngine(): Promise<void> {
  const [{ attachEngine }, { audioElement }] = await Promise.all([
    import("./play-engine.ts"),
    import("./player-store.ts"),
  ]);
  attachEngine(audioElement());
}

/** Loads the play engine with the first Play; true from then on. */
export function usePlayEngine(): boolean {
  const isUsed = usePlayerInUse();
  useEffect(() => {
    // Without it a page still starts and stops the audio.
    if (isUsed) startEngine().catch(() => undefined);
  }, [isUsed]);
  return isUsed;
}

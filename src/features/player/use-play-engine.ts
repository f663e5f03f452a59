import { useEffect } from "react";
import { usePlayerInUse } from "./player-in-use.ts";

async function startEngine(): Promise<void> {
  const [{ attachEngine }, { audioElement }] = await Promise.all([
    import("./play-engine.ts"),
    import("./player-store.ts"),
  ]);
  attachEngine(audioElement());
}

export function usePlayEngine(): boolean {
  const isUsed = usePlayerInUse();
  useEffect(() => {
    // Basic playback works without the engine.
    if (isUsed) startEngine().catch(() => undefined);
  }, [isUsed]);
  return isUsed;
}

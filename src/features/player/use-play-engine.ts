import { useEffect } from "react";
import type { Site } from "../../facts/site.ts";
import { useSite } from "../../facts/use-site.ts";
import { usePlayerInUse } from "./player-in-use.ts";

async function startEngine(site: Site): Promise<void> {
  const [{ attachEngine }, { audioElement }] = await Promise.all([
    import("./play-engine.ts"),
    import("./player-store.ts"),
  ]);
  attachEngine(site, audioElement());
}

/** Loads the engine once something plays. @returns whether something does */
export function usePlayEngine(): boolean {
  const isInUse = usePlayerInUse();
  const site = useSite();
  useEffect(() => {
    // Basic playback works without the engine.
    if (isInUse) startEngine(site).catch(() => undefined);
  }, [isInUse, site]);
  return isInUse;
}

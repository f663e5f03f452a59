import { type ComponentType, useEffect, useState } from "react";
import { usePlayEngine } from "../use-play-engine.ts";

export function PlayerDock() {
  const isInUse = usePlayEngine();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!isInUse) return;
    import("./now-playing-bar.tsx").then(({ NowPlayingBar }) => setBar(() => NowPlayingBar)).catch(() => undefined);
  }, [isInUse]);
  return isInUse && Bar ? <Bar /> : null;
}

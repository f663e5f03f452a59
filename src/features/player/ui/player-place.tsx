import { type ComponentType, useEffect, useState } from "react";
import { usePlayEngine } from "../use-play-engine.ts";

export function PlayerDock() {
  const isUsed = usePlayEngine();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!isUsed) return;
    import("./now-playing-bar.tsx").then(({ NowPlayingBar }) => setBar(() => NowPlayingBar)).catch(() => undefined);
  }, [isUsed]);
  return isUsed && Bar ? <Bar /> : null;
}

import { type ComponentType, useEffect, useState } from "react";
import { audioElement, usePlayer } from "../player-store.ts";

/** Where the bar of the playing recording appears; it and the play engine load with the first Play. */
export function PlayerPlace() {
  const isUsed = usePlayer((state) => state.track !== null);
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!isUsed) return;
    // Without them the episode's own page still starts and stops the audio.
    import("../play-engine.ts").then(({ attachEngine }) => attachEngine(audioElement())).catch(() => undefined);
    import("./now-playing-bar.tsx").then(({ NowPlayingBar }) => setBar(() => NowPlayingBar)).catch(() => undefined);
  }, [isUsed]);
  return isUsed && Bar ? <Bar /> : null;
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { RemoteMedia } from "./remote-media.ts";

export type MediaConsent = {
  /** Whether the file may be loaded: the visitor agreed to its host, or it lies on this site. */
  agreed: boolean;
  /** The page was loaded anew in order to play the file. */
  isResumed: boolean;
  allowOnce: () => void;
  allowAlways: () => void;
  /**
   * Call it right before the file is loaded. False when this document's policy does not know the file's host: then the page is being
   * loaded anew, and plays by itself where the browser lets it.
   */
  prepare: () => boolean;
};

const subscribeToNothing = () => () => undefined;

/** The visitor's consent to load an audio or video file from the host that it lies on; a file of this site needs none, and loads no code. */
export function useMediaConsent(src: string | undefined): MediaConsent {
  const isHere = src === undefined || src.startsWith("/");
  const [remote, setRemote] = useState<RemoteMedia>();
  const [once, setOnce] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const always = useSyncExternalStore(
    remote?.subscribe ?? subscribeToNothing,
    () => isHere || remote?.isAllowed() === true,
    () => isHere,
  );
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    import("./remote-media.ts").then(
      ({ remoteMedia }) => {
        if (isGone) return;
        const media = remoteMedia(src);
        setRemote(media);
        const resumed = media?.takeResumed() === true;
        setOnce(media === undefined || resumed);
        setResumed(resumed);
      },
      // The file is not played; the link to it is shown.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isHere, src]);
  return {
    agreed: always || once,
    isResumed,
    allowOnce: () => setOnce(true),
    allowAlways: () => remote?.allow(),
    prepare: () => (remote ? remote.prepare() : always || once),
  };
}

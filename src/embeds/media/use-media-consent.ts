import { useEffect, useState, useSyncExternalStore } from "react";
import type { RemoteMedia } from "./remote-media.ts";

export type MediaConsent = {
  agreed: boolean;
  isResumed: boolean;
  allowOnce: () => void;
  allowAlways: () => void;
  /** Call right before loading the file. False when the page reloads because this document's policy doesn't allow the host. */
  prepare: () => boolean;
};

const subscribeToNothing = () => () => undefined;

/** Consent to load a media file from its host; files of this site need none and load no code. */
export function useMediaConsent(src: string | undefined): MediaConsent {
  const isHere = src === undefined || src.startsWith("/");
  const [remote, setRemote] = useState<RemoteMedia>();
  const [isAllowedOnce, setAllowedOnce] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const always = useSyncExternalStore(
    remote?.subscribe ?? subscribeToNothing,
    () => isHere || remote?.isAllowed() === true,
    () => isHere,
  );
  useEffect(() => {
    if (isHere) return;
    let isUnmounted = false;
    import("./remote-media.ts").then(
      ({ remoteMedia }) => {
        if (isUnmounted) return;
        const media = remoteMedia(src);
        setRemote(media);
        const resumed = media?.consumeResumed() === true;
        setAllowedOnce(media === undefined || resumed);
        setResumed(resumed);
      },
      // Not played; the link to the file remains.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isHere, src]);
  return {
    agreed: always || isAllowedOnce,
    isResumed,
    allowOnce: () => setAllowedOnce(true),
    allowAlways: () => remote?.allow(),
    prepare: () => (remote ? remote.prepare() : always || isAllowedOnce),
  };
}

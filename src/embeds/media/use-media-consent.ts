import { useEffect, useState, useSyncExternalStore } from "react";
import { mediaConsentKey, readMediaAddress } from "../../lib/media-url.ts";
import { consentStore } from "../consent/consent-store.ts";
import { isOwnDocument, loadOwnDocument, takeCarried } from "../page-view.ts";

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

/** The visitor's consent to load an audio or video file from the host that it lies on. */
export function useMediaConsent(src: string | undefined): MediaConsent {
  const host = src === undefined ? null : (readMediaAddress(src)?.host ?? null);
  const key = host === null ? undefined : mediaConsentKey(host);
  const always = useSyncExternalStore(
    consentStore.subscribe,
    () => key === undefined || consentStore.has(key),
    () => key === undefined,
  );
  const [once, setOnce] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const place = `media ${src}`;
  useEffect(() => {
    if (key === undefined || !takeCarried(place)) return;
    consentStore.markLoaded(key);
    setOnce(true);
    setResumed(true);
  }, [key, place]);
  return {
    agreed: always || once,
    isResumed,
    allowOnce: () => setOnce(true),
    allowAlways: () => {
      if (key !== undefined) consentStore.allow(key);
    },
    prepare: () => {
      if (key === undefined) return true;
      if (!isOwnDocument()) {
        loadOwnDocument(place);
        return false;
      }
      consentStore.markLoaded(key);
      return true;
    },
  };
}

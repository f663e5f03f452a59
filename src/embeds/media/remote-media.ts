import { mediaConsentKey, readMediaUrl } from "../../lib/media-url.ts";
import { consentStore } from "../consent/consent-store.ts";
import { consumeHandover, isOwnDocument, loadOwnDocument } from "../page-view.ts";

/** Consent for one file on another host; undefined for a URL that needs none. */
export function remoteMedia(src: string) {
  const host = readMediaUrl(src)?.host;
  if (!host) return undefined;
  const key = mediaConsentKey(host);
  const embedId = `media ${src}`;
  return {
    subscribe: consentStore.subscribe,
    isAllowed: () => consentStore.has(key),
    allow: () => consentStore.allow(key),
    /** Whether the page was reloaded to play this file; true only once. */
    consumeResumed(): boolean {
      if (!consumeHandover(embedId)) return false;
      consentStore.markLoaded(key);
      return true;
    },
    /** False when the page reloads because this document's policy doesn't allow the host. */
    prepare(): boolean {
      if (!isOwnDocument()) {
        loadOwnDocument(embedId);
        return false;
      }
      consentStore.markLoaded(key);
      return true;
    },
  };
}

export type RemoteMedia = NonNullable<ReturnType<typeof remoteMedia>>;

import { useEffect, useState, useSyncExternalStore } from "react";
import { consumeHandedOverPlace, isOwnDocument, loadOwnDocument } from "../page-view.ts";
import type { Service } from "../registry.ts";
import { consentStore } from "./consent-store.ts";

/** Consent for one place: permanent, or granted here for this view. */
export function useConsent({ consentKey }: Service, place: string) {
  const always = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.has(consentKey),
    () => false,
  );
  const [once, setOnce] = useState(false);
  useEffect(() => {
    if (consumeHandedOverPlace(place)) setOnce(true);
  }, [place]);
  const agreed = always || once;
  useEffect(() => {
    if (!agreed) return;
    if (isOwnDocument()) consentStore.markLoaded(consentKey);
    else loadOwnDocument(once ? place : undefined);
  }, [agreed, once, place, consentKey]);
  return {
    allowed: agreed && isOwnDocument(),
    allowOnce: () => setOnce(true),
    allowAlways: () => consentStore.allow(consentKey),
  };
}

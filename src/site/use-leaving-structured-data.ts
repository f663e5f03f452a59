import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Removes the server's data block when the visitor moves on: it describes the page that was opened first. */
export function useLeavingStructuredData() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (pathChanged) document.querySelector('script[type="application/ld+json"]')?.remove();
      }),
    [router],
  );
}

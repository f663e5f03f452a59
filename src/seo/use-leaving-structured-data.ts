import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Takes the server's data block away when the visitor moves on: it speaks of the page that was opened first. */
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

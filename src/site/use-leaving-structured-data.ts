import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The server's data block describes only the first page. */
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

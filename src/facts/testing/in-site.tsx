import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { defaultSite, type Site } from "../site.ts";

/** Components as a page of `site` shows them. */
export function InSite({ site = defaultSite, children }: { site?: Site; children: ReactNode }) {
  const router = createRouter({ routeTree: createRootRoute(), context: { site: () => site } });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}

import { getRouteApi } from "@tanstack/react-router";
import type { EmbedSettings } from "../lib/embed-settings.ts";

const root = getRouteApi("__root__");

export function useEmbedSettings(): EmbedSettings {
  // A page that failed early has no loader data.
  return root.useLoaderData() ?? {};
}

import { getRouteApi } from "@tanstack/react-router";
import type { EmbedSettings } from "../lib/embed-settings.ts";

const root = getRouteApi("__root__");

/** The configured outside services, which came with the first page. */
export function useEmbedSettings(): EmbedSettings {
  // Nothing came with a page that failed before its data were there.
  return root.useLoaderData() ?? {};
}

import { createServerFn } from "@tanstack/react-start";
import type { EmbedSettings } from "../lib/embed-settings.ts";

/** The outside services that are configured; the same for every visitor for as long as the process runs. */
export const fetchEmbedSettings = createServerFn({ method: "GET" }).handler(
  async ({ context }): Promise<EmbedSettings> => context.embeds ?? {},
);

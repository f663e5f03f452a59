import { createServerFn } from "@tanstack/react-start";
import type { EmbedSettings } from "../../lib/embed-settings.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";

/** The same for every visitor while the process runs. */
export const fetchEmbedSettings = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }): Promise<EmbedSettings> => context.embeds ?? {});

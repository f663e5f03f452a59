import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { confirmationState, settingsState } from "./subscribers.server.ts";

const link = z.object({ token: z.string().max(maxUrlLength) });

export const fetchConfirmation = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(link)
  .handler(async ({ data, context }) => confirmationState(context, data.token, new Date()));

export const fetchSettings = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(link)
  .handler(async ({ data, context }) => settingsState(context, data.token, new Date()));

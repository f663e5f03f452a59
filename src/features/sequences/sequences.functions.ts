import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { sequenceConfirmState, sequenceStopState } from "./readers.server.ts";

const link = z.object({ token: z.string().max(maxUrlLength) });

export const fetchSequenceConfirmation = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(link)
  .handler(async ({ data, context }) => sequenceConfirmState(context, data.token, new Date()));

export const fetchSequenceStop = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(link)
  .handler(async ({ data, context }) => sequenceStopState(context, data.token, new Date()));

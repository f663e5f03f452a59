import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { longestAddress } from "../../lib/longest-url.ts";
import { plainInput } from "../../request/plain-input.functions.ts";

/** What is held about the person of a link. */
export const fetchMyData = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(longestAddress) }))
  .handler(async ({ data, context }) =>
    (await import("./personal-data.server.ts")).findMyData(context, data.token, new Date()),
  );

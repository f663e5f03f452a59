import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { findMyData } from "./personal-data.server.ts";

export const fetchMyData = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token: z.string().max(maxUrlLength) }))
  .handler(async ({ data, context }) => findMyData(context, data.token, new Date()));

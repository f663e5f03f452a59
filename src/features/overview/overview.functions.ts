import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { countWaiting, getAdminHome } from "./overview.server.ts";

export const fetchAdminHome = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    return getAdminHome(context.db, new Date());
  });

export const fetchAdminCounts = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => countWaiting(context.db));

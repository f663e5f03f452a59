import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "../../request/admin-only.functions.ts";

export const fetchAdminHome = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    return (await import("./overview.server.ts")).getAdminHome(context.db, new Date());
  });

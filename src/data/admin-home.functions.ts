import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "./admin-only.functions.ts";

export const fetchAdminHome = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    return (await import("./admin-home.server.ts")).getAdminHome(context.db, new Date());
  });

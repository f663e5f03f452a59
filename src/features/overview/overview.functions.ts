import { createServerFn } from "@tanstack/react-start";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { getAdminHome } from "./overview.server.ts";

export const fetchAdminHome = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .handler(async ({ context }) => {
    return getAdminHome(context, new Date());
  });

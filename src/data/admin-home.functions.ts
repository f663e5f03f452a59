import { createServerFn } from "@tanstack/react-start";

export const fetchAdminHome = createServerFn({ method: "GET" }).handler(async ({ context }) => {
  await (await import("./guards.server.ts")).requireAdmin(context);
  return (await import("./admin-home.server.ts")).getAdminHome(context.db, new Date());
});

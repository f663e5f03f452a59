import { Hono } from "hono";
import type { RouteEnv } from "../noun.ts";

/** Former URLs, still in sent notifications and bookmarks; their targets require a sign-in. */
export function emailRoutes(): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get("/admin/mails", ({ req, redirect }) => redirect(`/admin/emails${new URL(req.url).search}`, 301));
  routes.get("/admin/mails/:id", ({ req, redirect }) =>
    redirect(`/admin/emails/${encodeURIComponent(req.param("id"))}`, 301),
  );
  routes.get("/admin/mail-server", ({ redirect }) => redirect("/admin/emails#server", 301));
  return routes;
}

import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import start from "./dist/server/server.js";

const app = new Hono();
app.use("/assets/*", serveStatic({ root: "./dist/client" }));
app.all("*", (context) => start.fetch(context.req.raw));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });

import { Hono } from "hono";
import { textResponse } from "../../server-context/http/text-response.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { handleRecordingUpload } from "./files/recording-upload.server.ts";
import { serveRecording, serveVisibleMedia } from "./files/serve-recordings.server.ts";
import { createEpisodeFinder } from "./recordings.server.ts";

/** Serves files of the media store, and counts downloads of recordings. */
export function episodeRoutes({ context, services: { downloads } }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const findEpisode = createEpisodeFinder(context);
  routes.get("/media/:rest{.+}", async ({ req, env }) => {
    const { rest = "" } = env.target.match?.params ?? {};
    const file = await serveVisibleMedia(req.raw, context, rest);
    if (!file) return textResponse(404, "There is no such file.");
    const episodeId = file.headers.get("content-type")?.startsWith("audio/") ? await findEpisode(rest) : null;
    return episodeId ? downloads.count(req.raw, file, { episodeId, network: env.network() }) : file;
  });
  routes.get("/podcasts/:file{\\d+\\.mp3}", async ({ req, env }, next) => {
    const { id = "" } = env.target.match?.params ?? {};
    if (!/^\d{1,9}$/.test(id)) return next();
    const episodeId = Number(id);
    const recording = await serveRecording(req.raw, context, episodeId);
    return recording
      ? downloads.count(req.raw, recording, { episodeId, network: env.network() })
      : textResponse(404, "There is no such recording.");
  });
  routes.put("/api/admin/uploads", ({ req }) => handleRecordingUpload(req.raw, context));
  return routes;
}

import { Hono } from "hono";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { fillMarks } from "./issues/fill-marks.ts";
import { withIssueEpisodes } from "./issues/issue-episodes.server.ts";
import { issueAsWritten } from "./issues/issues.server.ts";
import { renderIssue } from "./issues/render-issue.server.tsx";

type PreviewParts = Pick<SiteContext, "site" | "siteUrl" | "db" | "content" | "readSession">;

/** No scripts, only images; only our own pages may frame it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'; base-uri 'self'";

/** Unsaved issue as an email, for preview frames: `?scheme=light|dark`, or `?as=plain`. Administrators only. */
const createIssuePreview =
  (context: PreviewParts) =>
  async (request: Request, id: number): Promise<Response> => {
    const { siteUrl, db, readSession } = context;
    const user = await readSession(request.headers);
    if (!user) return uncachedResponse(401, "Sign in to see this.");
    if (user.role !== "admin") return uncachedResponse(403, "Your account has no access to this.");
    const issue = await issueAsWritten(db, user, id);
    if (!issue) return uncachedResponse(404, "There is no such issue.");
    const now = new Date(issue.sendingStartedAt ?? issue.scheduledAt ?? Date.now());
    const { searchParams } = new URL(request.url);
    const page = `${siteUrl}/sunday-review`;
    const scheme = searchParams.get("scheme") === "dark" ? "dark" : "light";
    const filled = await withIssueEpisodes(context, issue);
    const { html, plain } = fillMarks(context.site, renderIssue(context.site, filled, { siteUrl, now, scheme }), {
      name: "Anna",
      unsubscribeUrl: page,
      preferencesUrl: page,
      consentedAt: now,
    });
    const isPlain = searchParams.get("as") === "plain";
    return new Response(isPlain ? plain : html, {
      headers: {
        "Content-Type": `text/${isPlain ? "plain" : "html"}; charset=utf-8`,
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy,
        "X-Frame-Options": "SAMEORIGIN",
      },
    });
  };

export function newsletterRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const preview = createIssuePreview(context);
  routes.get("/api/admin/issues/:id{\\d+}/email", ({ req }, next) => {
    const id = req.param("id");
    return id.length > 9 ? next() : preview(req.raw, Number(id));
  });
  return routes;
}

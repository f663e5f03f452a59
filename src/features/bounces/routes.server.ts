import { Hono } from "hono";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import type { RouteEnv, RouteParts, WebhookSecrets } from "../noun.ts";
import { claimWebhookDelivery, recordReportedBounce } from "./record-bounce.server.ts";
import type { EmailWebhook } from "./webhooks/email-webhook.server.ts";
import { mailgunWebhook } from "./webhooks/mailgun.server.ts";
import { resendWebhook } from "./webhooks/resend.server.ts";

const webhooks: Readonly<Record<keyof WebhookSecrets, EmailWebhook>> = {
  mailgun: mailgunWebhook,
  resend: resendWebhook,
};
const isProvider = (name: string): name is keyof typeof webhooks => Object.hasOwn(webhooks, name);

/** Providers send bursts from few IPs. */
const limit = { bucket: "email-webhooks", points: 1_200, seconds: 60 };

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Signed provider webhooks, each processed once: 204 also for duplicates and other events, 401 without a valid signature,
 * 400 for an undocumented payload, 404 for a provider without a secret.
 */
export function bounceRoutes({ context, webhookSecrets }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post("/webhooks/email/:provider", async ({ req, env }) => {
    const provider = req.param("provider");
    const secret = isProvider(provider) ? webhookSecrets[provider] : undefined;
    if (!isProvider(provider) || !secret)
      return uncachedResponse(404, "Webhooks of this provider are not accepted here.");
    const waitSeconds = await context.consumeRateLimit({ ...limit, key: env.network() });
    if (waitSeconds > 0) return uncachedResponse(429, "Try again later.", { "Retry-After": String(waitSeconds) });
    const body = Buffer.from(await req.raw.arrayBuffer());
    const payload = parse(body);
    if (payload === undefined) return uncachedResponse(400, "This isn’t JSON.");
    const { verify, read } = webhooks[provider];
    const now = new Date();
    const deliveryId = verify({ headers: req.raw.headers, body, payload }, secret, now);
    if (deliveryId === undefined) return uncachedResponse(401, "The signature is not valid.");
    const bounces = read(payload, deliveryId);
    if (!bounces) return uncachedResponse(400, "This isn’t an event of the provider.");
    await context.db.transaction().execute(async (trx) => {
      if (!(await claimWebhookDelivery(trx, provider, deliveryId))) return;
      for (const bounce of bounces)
        await recordReportedBounce({ ...context, db: trx }, { ...bounce, isSigned: true }, now);
    });
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  });
  return routes;
}

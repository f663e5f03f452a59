import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { guardRate, requireRecentSignIn } from "../../server-context/guards.server.ts";
import { oneId } from "../../server-context/list-request.ts";
import * as deliveries from "./deliveries.server.ts";
import { webhookEvents } from "./events/webhook-event.ts";
import * as webhooks from "./webhooks.server.ts";

export const fetchWebhooks = adminFunction({ method: "GET" }).handler(({ context }) =>
  webhooks.listWebhooks(context.db),
);

const webhookFacts = z.object({
  url: z.url({ protocol: /^https$/ }).max(2000),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  includesPeople: z.boolean(),
});

export const addWebhook = adminFunction({ method: "POST" })
  .validator(webhookFacts)
  .handler(({ data, context }) => {
    requireRecentSignIn(context.admin);
    return webhooks.addEndpoint(context, data, context.admin.email);
  });

export const changeWebhook = adminFunction({ method: "POST" })
  .validator(webhookFacts.extend(oneId.shape))
  .handler(({ data, context }) => {
    requireRecentSignIn(context.admin);
    return webhooks.changeEndpoint(context.db, data, context.admin.email);
  });

export const switchWebhook = adminFunction({ method: "POST" })
  .validator(oneId.extend({ isOn: z.boolean() }))
  .handler(({ data, context }) => webhooks.switchEndpoint(context.db, data, context.admin.email));

export const removeWebhook = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(({ data, context }) => webhooks.removeEndpoint(context.db, data.id, context.admin.email));

export const testWebhook = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    await guardRate(context, { bucket: "webhook-test", points: 10, seconds: 600 }, "tests");
    return deliveries.sendTest(context, data.id, { actor: context.admin.email });
  });

export const resendDelivery = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(({ data, context }) => webhooks.sendAgain(context.db, data.id, context.admin.email));

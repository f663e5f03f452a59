import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listRequest, notesOfOne, oneId, someIds } from "../../request/list-request.ts";
import { subscriberStates, subscriberStateWords } from "./subscriber-record.ts";

// Searches hold names and addresses of people: they travel in the body, for addresses are noted by everything on the way.
const subscriberList = listRequest.extend({ status: z.enum(["", ...subscriberStates]).catch("") });

export const fetchSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(subscriberList)
  .handler(async ({ data, context }) =>
    (await import("./subscribers.admin.server.ts")).listSubscribers(context.db, data),
  );

export const exportSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(subscriberList)
  .handler(async ({ data, context }) => {
    const { listSubscribers } = await import("./subscribers.admin.server.ts");
    const { subscribers } = await listSubscribers(context.db, data, true);
    const { recordAudit } = await import("../audit/audit.server.ts");
    const detail = { count: subscribers.length };
    await recordAudit(context.db, { actor: context.admin.email, action: "subscriber.export", detail });
    const times = await (await import("../../request/owner-times.server.ts")).ownerTimes(context.db);
    const { csv } = await import("../../lib/csv.ts");
    return csv(
      [times.head("Since"), "Email", "Name", "Industry", "Status", "Page"],
      subscribers.map((reader) => [
        times.at(reader.createdAt),
        reader.email,
        reader.name,
        reader.industry,
        subscriberStateWords[reader.status],
        reader.page,
      ]),
    );
  });

export const fetchSubscriber = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) =>
    (await import("./subscribers.admin.server.ts")).getSubscriber(context.db, data.id),
  );

export const saveSubscriberNotes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(notesOfOne)
  .handler(async ({ data, context }) => {
    const { setSubscriberNotes } = await import("./subscribers.admin.server.ts");
    return setSubscriberNotes(context.db, data.id, data.notes, context.admin.email);
  });

export const endSubscription = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => {
    const store = await import("./subscribers.admin.server.ts");
    return store.endSubscription(context.db, data.id, context.admin.email, new Date());
  });

export const deleteSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const { setSubscribersDeleted } = await import("./subscribers.admin.server.ts");
    return setSubscribersDeleted(context.db, data.ids, new Date(), context.admin.email);
  });

export const restoreSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    const { setSubscribersDeleted } = await import("./subscribers.admin.server.ts");
    return setSubscribersDeleted(context.db, data.ids, null, context.admin.email);
  });

export const eraseSubscriber = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) =>
    (await import("./subscribers.admin.server.ts")).eraseSubscriber(context.db, data.id, context.admin.email),
  );

import { createServerFn } from "@tanstack/react-start";
import { csv } from "../../lib/csv/write-csv.ts";
import { adminOnly } from "../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { listFilter, listRequest, notesInput, oneId, someIds } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { subscriberStates } from "./records/subscriber.ts";
import { subscriberStateLabels } from "./subscriber-record.ts";
import * as subscribersAdmin from "./subscribers.admin.server.ts";

// Searches contain names and addresses; sent in the body because URLs may be logged.
const subscriberList = listRequest.extend({ status: listFilter(subscriberStates) });

export const fetchSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(subscriberList)
  .handler(async ({ data, context }) => subscribersAdmin.listSubscribers(context.db, data));

export const exportSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(subscriberList)
  .handler(async ({ data, context }) => {
    const subscribers = await subscribersAdmin.listSubscribersForExport(context.db, data);
    const detail = { count: subscribers.length };
    await recordAccess(context.db, { actor: context.admin.email, action: "subscriber.export", detail });
    const times = await ownerTimes(context.db);
    return csv(
      [
        ...[times.head("Since"), "Email", "Name", "Industry", "Status", "Sign-up page"],
        ...[times.head("Confirmed"), times.head("Ended"), "Reason", "Source", "Evidence"],
      ],
      subscribers.map((reader) => [
        times.at(reader.since),
        reader.email,
        reader.name,
        reader.industry,
        subscriberStateLabels[reader.status],
        reader.page,
        times.at(reader.confirmedAt),
        times.at(reader.endedAt),
        reader.endReason,
        reader.imported?.source,
        reader.imported?.evidence,
      ]),
    );
  });

export const fetchSubscriber = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => subscribersAdmin.getSubscriber(context.db, data.id));

export const saveSubscriberNotes = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(notesInput)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.setSubscriberNotes(context.db, data.id, data.notes, context.admin.email);
  });

export const endSubscription = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.endSubscriptionFor(context.db, data.id, context.admin.email, new Date());
  });

export const deleteSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.setSubscribersDeleted(context.db, data.ids, new Date(), context.admin.email);
  });

export const restoreSubscribers = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.setSubscribersDeleted(context.db, data.ids, null, context.admin.email);
  });

export const eraseSubscriber = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(oneId)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.eraseSubscriber(context, data.id, context.admin.email, new Date());
  });

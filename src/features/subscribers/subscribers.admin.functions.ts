import { csv } from "../../lib/csv/write-csv.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../server-context/list-request.server.ts";
import { listFilter, listRequest, oneId } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { subscriberStates } from "./records/subscriber.ts";
import { subscriberStateLabels } from "./subscriber-record.ts";
import * as subscribersAdmin from "./subscribers.admin.server.ts";

// Searches contain names and addresses; sent in the body because URLs may be logged.
const subscriberList = listRequest.extend({ status: listFilter(subscriberStates) });

export const fetchSubscribers = adminFunction({ method: "POST" })
  .validator(subscriberList)
  .handler(async ({ data, context }) => subscribersAdmin.listSubscribers(context.db, data));

export const exportSubscribers = adminFunction({ method: "POST" })
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

export const fetchSubscriber = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => subscribersAdmin.getSubscriber(context.db, data.id));

export const endSubscription = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.endSubscriptionFor(context.db, data.id, context.admin.email, new Date());
  });

export const eraseSubscriber = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => {
    return subscribersAdmin.eraseSubscriber(context, data.id, context.admin.email, new Date());
  });

import { z } from "zod";
import { fail } from "../../../lib/result.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { maxKeyLength } from "../booking.ts";
import * as eventTypes from "../event-types.server.ts";
import { hasFixedLength } from "./event-type-length.ts";

const key = z.string().max(maxKeyLength);

export const createEventType = adminFunction({ method: "POST" })
  .validator(z.object({ title: z.string().trim().min(1).max(80), copyOf: key.optional() }))
  .handler(async ({ data, context }) => eventTypes.createEventType(context.db, data, context.admin.email));

export const orderEventTypes = adminFunction({ method: "POST" })
  .validator(z.object({ keys: z.array(key).max(100).readonly() }))
  .handler(async ({ data, context }) => eventTypes.orderEventTypes(context.db, data.keys, context.admin.email));

/** Guests need the interview, so it can be closed but not retired. */
export const retireEventType = adminFunction({ method: "POST" })
  .validator(z.object({ key, retired: z.boolean() }))
  .handler(async ({ data, context }) => {
    if (hasFixedLength(data.key)) return fail("needed");
    const retiredAt = data.retired ? new Date() : null;
    await eventTypes.retireEventType(context.db, data.key, retiredAt, context.admin.email);
    return { ok: true } as const;
  });

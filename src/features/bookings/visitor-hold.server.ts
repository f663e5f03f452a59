import type { RequestContext } from "../../request/request-context.ts";
import { getEventType, holdSlot, releaseHold } from "./bookings.server.ts";
import { holdClient, TooManyHolds } from "./hold-limit.server.ts";
import type { HoldAnswer } from "./offered-times.ts";

type WantedHold = { eventType: string; start: number; zone: string; instead?: string | undefined };

/** Holds a slot for whoever sent the request, in place of their hold `instead`. */
export async function holdForVisitor(context: RequestContext, wanted: WantedHold): Promise<HoldAnswer> {
  const type = await getEventType(context.db, wanted.eventType);
  if (!type) return { outcome: "not-offered", alternatives: [] };
  if (wanted.instead) await releaseHold(context.db, wanted.instead);
  const now = new Date();
  const slot = { start: new Date(wanted.start), zone: wanted.zone, client: holdClient(context) };
  const held = await holdSlot(context.db, type, slot, now).catch((error: unknown) => {
    if (error instanceof TooManyHolds) return undefined;
    throw error;
  });
  if (!held) return { outcome: "too-many" };
  if ("refused" in held) {
    return { outcome: held.refused, alternatives: held.alternatives.map(({ start, end }) => ({ start, end })) };
  }
  return { outcome: "held", reference: held.reference, keptFor: held.heldUntil.getTime() - now.getTime() };
}

import { LRUCache } from "lru-cache";
import { perSite } from "../../facts/site.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import type { DeliveryQueue, EmailParts } from "../email/delivery-queue.ts";
import { isUnrelatedToAddress } from "../newsletter/dispatch/dispatch.ts";
import { type ClaimedSequenceEmail, claimSequenceEmails, listSendingSequences } from "./delivery-claims.server.ts";
import {
  markSequenceInFlight,
  recoverSequenceEmails,
  rejectSequenceEmail,
  releaseSequenceEmails,
  renewSequenceLeases,
  settleSequenceEmail,
} from "./delivery-queue.server.ts";
import { fillSequenceEmail, type RenderedSequenceEmail, renderSequenceEmail } from "./render-sequence-email.server.ts";
import { sequenceHeaders, sequenceStopLink } from "./sequence-links.server.ts";

type DeliveryContext = Pick<SiteContext, "site" | "db" | "siteUrl" | "secret">;

function createComposer(context: DeliveryContext): (delivery: ClaimedSequenceEmail) => Promise<EmailParts> {
  const { hostname } = new URL(context.siteUrl);
  // Keyed by version, so that a saved text is rendered again.
  const textsOf = perSite(() => new LRUCache<string, RenderedSequenceEmail>({ max: 30 }));

  async function textOf({ emailId, version }: ClaimedSequenceEmail): Promise<RenderedSequenceEmail> {
    const { site } = context;
    const texts = textsOf(site);
    const key = `${emailId}:${version}`;
    const cached = texts.get(key);
    if (cached) return cached;
    const row = await context.db
      .selectFrom("sequence_emails as e")
      .innerJoin("sequences as q", "q.id", "e.sequence_id")
      .select(["e.subject", "e.preview_text", "e.parts", "q.name"])
      .where("e.id", "=", emailId)
      .executeTakeFirstOrThrow();
    const { subject, preview_text: previewText, parts, name } = row;
    const rendered = renderSequenceEmail(site, { subject, previewText, parts }, { name, siteUrl: context.siteUrl });
    texts.set(key, rendered);
    return rendered;
  }

  return async (delivery) => {
    const { linkKey, sequenceId, messageId, email } = delivery;
    const stopUrl = sequenceStopLink(context, linkKey);
    return {
      ...fillSequenceEmail(context.site, await textOf(delivery), { ...delivery, stopUrl }),
      message_id: messageId,
      recipient: email,
      headers: {
        "Reply-To": context.site.facts.email,
        ...sequenceHeaders(context, linkKey),
      },
      list: { id: `sequence-${sequenceId}.${hostname}` },
      attachments: [],
      created_at: new Date(),
    };
  };
}

/** An email whose outcome is unknown isn't sent again; the sequence continues with the next one. */
export function sequenceDeliveries(context: DeliveryContext): DeliveryQueue<ClaimedSequenceEmail> {
  const { db, secret } = context;
  return {
    name: "sequences",
    noun: "sequence",
    idOf: ({ sequenceId }) => sequenceId,
    list: () => listSendingSequences(db),
    claim: (id, owner, limit) => claimSequenceEmails(db, id, { owner, limit, secret }),
    compose: createComposer(context),
    markInFlight: (delivery, owner) => markSequenceInFlight(db, delivery, owner),
    settle: (delivery, owner, outcome) => settleSequenceEmail(db, delivery, owner, outcome),
    release: (deliveries, owner) => releaseSequenceEmails(db, deliveries, owner),
    reject: (delivery, parts) =>
      rejectSequenceEmail(db, delivery, { ...parts, isAboutAddress: !isUnrelatedToAddress(parts.answer) }),
    renew: (deliveries, owner) => renewSequenceLeases(db, deliveries, owner),
    recover: (parts) => recoverSequenceEmails(db, parts),
    saveOutage: (id, outage) => db.updateTable("sequences").set({ trouble: outage }).where("id", "=", id).execute(),
  };
}

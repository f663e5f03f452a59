import { siteFacts } from "../../src/facts/site-facts.ts";
import { isUnrelatedToAddress } from "../../src/features/newsletter/dispatch/dispatch.ts";
import {
  type ClaimedSequenceEmail,
  claimSequenceEmails,
  listSendingSequences,
} from "../../src/features/newsletter/sequences/delivery-claims.server.ts";
import {
  markSequenceInFlight,
  recoverSequenceEmails,
  rejectSequenceEmail,
  releaseSequenceEmails,
  renewSequenceLeases,
  settleSequenceEmail,
} from "../../src/features/newsletter/sequences/delivery-queue.server.ts";
import {
  fillSequenceEmail,
  type RenderedSequenceEmail,
  renderSequenceEmail,
} from "../../src/features/newsletter/sequences/render-sequence-email.server.ts";
import { sequenceHeaders, sequenceStopLink } from "../../src/features/newsletter/sequences/sequence-links.server.ts";
import { type ComposedEmail, composeEmail } from "./compose-email.ts";
import { type DeliveryLoop, startDeliveryLoop } from "./delivery-loop.ts";
import type { DispatchWorkerParts } from "./newsletter-worker.ts";

type Composing = Pick<DispatchWorkerParts, "context" | "sender">;

/** Texts cached between deliveries; a saved one is rendered anew. */
const maxCachedTexts = 30;

function createComposer({ context, sender }: Composing): (delivery: ClaimedSequenceEmail) => Promise<ComposedEmail> {
  const texts = new Map<string, RenderedSequenceEmail>();

  async function textOf({ emailId, version }: ClaimedSequenceEmail): Promise<RenderedSequenceEmail> {
    const key = `${emailId}:${version}`;
    const held = texts.get(key);
    if (held) return held;
    const row = await context.db
      .selectFrom("sequence_emails as e")
      .innerJoin("sequences as q", "q.id", "e.sequence_id")
      .select(["e.subject", "e.preview_text", "e.parts", "q.name"])
      .where("e.id", "=", emailId)
      .executeTakeFirstOrThrow();
    const { subject, preview_text: previewText, parts, name } = row;
    const rendered = renderSequenceEmail({ subject, previewText, parts }, { name, siteUrl: context.siteUrl });
    if (texts.size >= maxCachedTexts) texts.clear();
    texts.set(key, rendered);
    return rendered;
  }

  return async (delivery) => {
    const { linkKey, sequenceId, messageId, email } = delivery;
    const stopUrl = sequenceStopLink(context, linkKey);
    return composeEmail(
      {
        ...fillSequenceEmail(await textOf(delivery), { ...delivery, stopUrl }),
        message_id: messageId,
        recipient: email,
        headers: {
          "Reply-To": siteFacts.email,
          ...sequenceHeaders(context, linkKey),
        },
        list: { id: `sequence-${sequenceId}.${sender.host}` },
        attachments: [],
        created_at: new Date(),
      },
      sender,
    );
  };
}

/** An email with an unknown outcome is not sent again; the sequence continues with the next. */
export function startSequenceWorker({ context, sender, ...loop }: DispatchWorkerParts): DeliveryLoop {
  const { db, secret } = context;
  return startDeliveryLoop<ClaimedSequenceEmail>({
    ...loop,
    queue: {
      noun: "sequence",
      idOf: ({ sequenceId }) => sequenceId,
      list: () => listSendingSequences(db),
      claim: (id, owner, limit) => claimSequenceEmails(db, id, { owner, limit, secret }),
      compose: createComposer({ context, sender }),
      markInFlight: (delivery, owner) => markSequenceInFlight(db, delivery, owner),
      settle: (delivery, owner, outcome) => settleSequenceEmail(db, delivery, owner, outcome),
      release: (deliveries, owner) => releaseSequenceEmails(db, deliveries, owner),
      reject: (delivery, parts) =>
        rejectSequenceEmail(db, delivery, { ...parts, isAboutAddress: !isUnrelatedToAddress(parts.answer) }),
      renew: (deliveries, owner) => renewSequenceLeases(db, deliveries, owner),
      recover: (parts) => recoverSequenceEmails(db, parts),
      saveOutage: (id, trouble) => db.updateTable("sequences").set({ trouble }).where("id", "=", id).execute(),
    },
  });
}

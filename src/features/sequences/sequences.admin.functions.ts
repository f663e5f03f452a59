import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, oneId } from "../../server-context/list-request.ts";
import { issuePartKinds } from "../newsletter/issues/issue.ts";
import { issueSlots } from "../newsletter/issues/issue-content.ts";
import { readerChanges, readerStates, sequenceStates, sequenceTriggers } from "./sequence.ts";
import * as readers from "./sequence-readers.admin.server.ts";
import * as sequences from "./sequences.admin.server.ts";
import { sendSequenceTest } from "./test-email.server.ts";

const auditOf = ({ admin }: { admin: { email: string } }) => ({ actor: admin.email, now: new Date() });
const line = (max: number) => z.string().trim().max(max);
const version = z.int().min(1);

export const fetchSequences = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  sequences.listSequences(context.db),
);

export const fetchSequence = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => readers.getSequence(context.db, data.id));

export const addSequence = adminFunction({ method: "POST" })
  .validator(z.object({ name: line(80).min(1), trigger: z.enum(sequenceTriggers) }))
  .handler(async ({ data, context }) => sequences.createSequence(context.db, data, auditOf(context)));

export const storeSequence = adminFunction({ method: "POST" })
  .validator(oneId.extend({ version, name: line(80), consent: line(400) }))
  .handler(async ({ data, context }) => {
    const saved = await sequences.saveSequence(context.db, data, auditOf(context));
    if (saved.ok) await context.settingsChanged?.();
    return saved;
  });

export const changeSequenceState = adminFunction({ method: "POST" })
  .validator(oneId.extend({ state: z.enum(sequenceStates).exclude(["draft"]) }))
  .handler(async ({ data, context }) => {
    const changed = await sequences.setSequenceState(context.db, data.id, data.state, auditOf(context));
    if (changed.ok) await context.settingsChanged?.();
    return changed;
  });

export const addSequenceEmail = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => sequences.addSequenceEmail(context.db, data.id, auditOf(context)));

export const fetchSequenceEmail = adminFunction({ method: "GET" })
  .validator(oneId)
  .handler(async ({ data, context }) => sequences.getSequenceEmail(context.db, data.id));

const part = z.object({
  kind: z.enum(issuePartKinds),
  title: z.string().max(200),
  html: z.string().max(200_000),
  slot: z.string().max(20).exactOptional(),
});

export const storeSequenceEmail = adminFunction({ method: "POST" })
  .validator(
    oneId.extend({
      version,
      subject: line(200),
      previewText: line(300),
      parts: z.array(part).max(issueSlots.length),
      waitDays: z.int().min(0).max(90),
      hour: z.int().min(0).max(23),
      skipSundays: z.boolean(),
    }),
  )
  .handler(async ({ data, context }) => sequences.saveSequenceEmail(context.db, data, auditOf(context)));

export const removeSequenceEmail = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => sequences.removeSequenceEmail(context.db, data.id, auditOf(context)));

export const moveSequenceEmail = adminFunction({ method: "POST" })
  .validator(oneId.extend({ by: z.union([z.literal(-1), z.literal(1)]) }))
  .handler(async ({ data, context }) => sequences.moveSequenceEmail(context.db, data.id, data.by, auditOf(context)));

/** Queues the stored text for the administrator's own address. */
export const testSequenceEmail = adminFunction({ method: "POST" })
  .validator(oneId)
  .handler(async ({ data, context }) => sendSequenceTest(context, data.id, context.admin));

// Responses contain email addresses.
export const fetchSequenceReaders = adminFunction({ method: "POST" })
  .validator(oneId.extend({ state: listFilter(readerStates), page: z.int().min(1).max(100_000) }))
  .handler(async ({ data, context }) => readers.listSequenceReaders(context.db, data));

export const changeSequenceReader = adminFunction({ method: "POST" })
  .validator(oneId.extend({ change: z.enum(readerChanges) }))
  .handler(async ({ data, context }) => readers.changeReader(context.db, data.id, data.change, auditOf(context)));

import { z } from "zod";
import { fail, ok } from "../../lib/result.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../server-context/email-address.server.ts";
import { guardRate, requireRecentSignIn } from "../../server-context/guards.server.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { deleteMailServer, getMailServer, saveMailServer } from "./mail-server.server.ts";
import { type MailServerState, mailSecurities } from "./mail-server.ts";

const input = z.object({
  host: z.string().trim().toLowerCase().max(255),
  port: z.number(),
  security: z.enum(mailSecurities),
  username: z.string().trim().max(320),
  password: z.string().max(1000).nullable(),
  greeting: z.string().trim().toLowerCase().max(255).default(""),
});

export const fetchMailServer = adminFunction({ method: "GET" }).handler(
  async ({ context }): Promise<MailServerState> => {
    const { emailDelivery } = context;
    return {
      stored: await getMailServer(context.db),
      isFixed: emailDelivery?.isFixed ?? false,
      sender: emailDelivery?.sender() ?? "",
      siteName: new URL(context.siteUrl).hostname,
    };
  },
);

export const storeMailServer = adminFunction({ method: "POST" })
  .validator(input)
  .handler(async ({ data, context }) => {
    requireRecentSignIn(context.admin);
    const problems = await saveMailServer(context, data, context.admin.email);
    return Object.keys(problems).length > 0 ? fail("invalid", { problems }) : ok();
  });

export const removeMailServer = adminFunction({ method: "POST" }).handler(async ({ context }) => {
  requireRecentSignIn(context.admin);
  await deleteMailServer(context.db, context.admin.email);
});

export const sendMailServerTest = adminFunction({ method: "POST" })
  .validator(z.object({ to: emailAddress }))
  .handler(async ({ data, context }) => {
    await guardRate(context, { bucket: "mail-server-test", points: 10, seconds: 600 }, "tests");
    await recordAccess(context.db, { actor: context.admin.email, action: "mail-server.test" });
    return context.emailDelivery?.sendTest(data.to) ?? null;
  });

export const checkSenderDomain = adminFunction({ method: "POST" })
  .validator(z.object({ selector: z.string().regex(/^[a-z0-9._-]{0,63}$/i) }))
  .handler(async ({ data, context }) => {
    await guardRate(context, { bucket: "mail-server-check", points: 30, seconds: 600 }, "checks");
    return (await context.emailDelivery?.checkDomain(data.selector || undefined)) ?? [];
  });

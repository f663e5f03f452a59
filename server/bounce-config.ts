import { z } from "zod";
import {
  type BounceMailboxPlace,
  bounceMailboxExample,
  readBounceMailboxUrl,
} from "./email/bounces/bounce-mailbox-url.ts";
import { readSvixKey } from "./email/webhooks/resend.ts";
import { type Environment, readVariable } from "./environment.ts";

const variables = {
  BOUNCE_IMAP_URL: {
    schema: z
      .string()
      .refine((value) => readBounceMailboxUrl(value) !== undefined, {
        message: "is no mailbox with its user and password",
      })
      .optional(),
    example: bounceMailboxExample,
    isSecret: true,
  },
  MAILGUN_WEBHOOK_KEY: {
    schema: z.string().min(16, { message: "is shorter than 16 characters" }).optional(),
    example: "the-http-webhook-signing-key-of-your-account",
    isSecret: true,
  },
  RESEND_WEBHOOK_SECRET: {
    schema: z
      .string()
      .refine((value) => readSvixKey(value) !== undefined, { message: "is no signing secret" })
      .optional(),
    example: "whsec_TheSigningSecretThatResendShows",
    isSecret: true,
  },
} as const;

export const bounceVariables = Object.keys(variables);

export type BounceConfig = {
  /** Where delivery status notices arrive; undefined: none are read. */
  bounceMailbox: BounceMailboxPlace | undefined;
  /** The secrets by which webhooks of email providers are known; a provider without one is not accepted. */
  webhookSecrets: { mailgun: string | undefined; resend: string | undefined };
};

const read = <Name extends keyof typeof variables>(environment: Environment, name: Name) =>
  readVariable(environment, name, variables[name]) as z.output<(typeof variables)[Name]["schema"]>;

/**
 * The settings of what tells about bounces and complaints.
 * @throws OperatorError with the variable's name, its fault and an example
 */
export function readBounceConfig(environment: Environment): BounceConfig {
  const mailbox = read(environment, "BOUNCE_IMAP_URL");
  return {
    bounceMailbox: mailbox === undefined ? undefined : readBounceMailboxUrl(mailbox),
    webhookSecrets: {
      mailgun: read(environment, "MAILGUN_WEBHOOK_KEY"),
      resend: read(environment, "RESEND_WEBHOOK_SECRET"),
    },
  };
}

import { expect, test } from "vitest";
import { readBounceConfig } from "./bounce-config.ts";

test("mailbox and webhooks are configured by one variable each", () => {
  const config = readBounceConfig({
    BOUNCE_IMAP_URL: "imaps://bounces%40example.com:word@imap.example.com",
    MAILGUN_WEBHOOK_KEY: "0123456789abcdef0123456789abcdef",
    RESEND_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
  expect(config.bounceMailbox).toMatchObject({ host: "imap.example.com", user: "bounces@example.com" });
  expect(config.webhookSecrets).toEqual({
    mailgun: "0123456789abcdef0123456789abcdef",
    resend: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
});

test.each([
  ["BOUNCE_IMAP_URL", "imaps://imap.example.com/my-secret-word"],
  ["MAILGUN_WEBHOOK_KEY", "my-secret-word"],
  ["RESEND_WEBHOOK_SECRET", "my-secret-word"],
])("a wrong %s is named with an example, and its value is not repeated", (name, value) => {
  expect(() => readBounceConfig({ [name]: value })).toThrow(`The variable ${name} is`);
  expect(() => readBounceConfig({ [name]: value })).not.toThrow("my-secret-word");
});

test("the example of each variable is accepted by it", () => {
  for (const name of ["BOUNCE_IMAP_URL", "MAILGUN_WEBHOOK_KEY", "RESEND_WEBHOOK_SECRET"]) {
    let message = "";
    try {
      readBounceConfig({ [name]: "-" });
    } catch (error) {
      message = (error as Error).message;
    }
    const example = new RegExp(`use for example ${name}=(.*)\\.$`).exec(message)?.[1];
    expect(() => readBounceConfig({ [name]: example }), name).not.toThrow();
  }
});

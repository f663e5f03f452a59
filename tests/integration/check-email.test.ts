import { describe, expect, onTestFinished, test } from "vitest";
import { startEmailCatcher } from "./support/email-catcher.ts";
import { runHere } from "./support/site-here.ts";

const cli = ["check-email"];
/** No name server listens there: the error comes at once, and no real one is queried. */
const noDns = ["--dns", "127.0.0.1:1"];

describe("check-email", () => {
  test("sends a test email even when no name server answers, and reports that", async () => {
    const catcher = await startEmailCatcher();
    onTestFinished(() => catcher.stop());
    const environment = {
      SMTP_URL: catcher.url,
      SITE_URL: "https://www.example.org",
      MAIL_FROM: "Anna <hello@example.org>",
    };
    const { code, stdout } = await runHere([...cli, "you@example.com", "--selector", "mail", ...noDns], environment);
    expect(stdout).toContain("Emails are sent by Anna <hello@example.org>.");
    expect(stdout).toMatch(/MISSING {2}SPF: The name server gave no answer about example\.org/);
    expect(stdout).toContain("The test to you@example.com was handed over");
    expect(code).toBe(1);
    expect(catcher.emails).toHaveLength(1);
    expect(catcher.emails[0]).toContain("Subject: A test from example.org");
    expect(catcher.emails[0]).toContain("Authentication-Results");
  });

  test.each([
    [["not-an-address"], "not-an-address is not an email address."],
    [["--selector", "a b"], "a b is not a selector."],
    [["a@example.com", "b@example.com"], "Name one email address."],
  ])("prints the usage for %j", async (args, sentence) => {
    const { code, stderr } = await runHere([...cli, ...args], {});
    expect(stderr).toContain(sentence);
    expect(stderr).toContain("Usage: npm run check-email");
    expect(code).toBe(1);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readReturnedEmail } from "./returned-email.server.ts";

const messageId = "<0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14@www.example.com>";
const fixture = (name: string, id = messageId) =>
  Buffer.from(readFileSync(`tests/fixtures/email/${name}.eml`, "utf8").replaceAll("{{MESSAGE_ID}}", id));

type RawEmail = { header?: string; parts: [type: string, text: string][] };
const rawEmail = ({ header = "", parts }: RawEmail) =>
  Buffer.from(
    `From: MAILER-DAEMON@mx.example.net\r\n${header}Content-Type: multipart/report; boundary=b\r\n\r\n${parts
      .map(([type, text]) => `--b\r\nContent-Type: ${type}\r\n\r\n${text.replaceAll(/\r?\n/g, "\r\n")}\r\n`)
      .join("")}--b--\r\n`,
  );
const status = (...blocks: string[]): [string, string] => [
  "message/delivery-status",
  `Reporting-MTA: dns; mx.example.net\n\n${blocks.join("\n\n")}`,
];
const returned = (text = `Message-ID: ${messageId}\nSubject: A subject\n`): [string, string] => [
  "text/rfc822-headers",
  text,
];

describe("readReturnedEmail", () => {
  test.each([
    ["bcontrol", "5.1.1 There is no such inbox."],
    ["bb64", "5.1.1 There is no such inbox."],
    ["bupper", "5.1.1 There is no such inbox."],
    ["bqmail", "5.1.1 There is no such inbox."],
    ["bmixed", "5.1.1 There is no such inbox."],
    ["bexch", "5.1.1 There is no such inbox."],
    ["bnoaction", "5.1.1 There is no such inbox."],
    ["bexim", "5.1.1 There is no such inbox."],
    ["bprovider", "5.1.1 There is no such inbox."],
    ["bpermanent", "5.2.1 The inbox is closed."],
    ["bforwarded", "5.1.1 There is no such inbox."],
  ])("finds our email and its recipient in %s.eml", async (name, expected) => {
    expect(await readReturnedEmail(fixture(name))).toMatchObject({ kind: "permanent", answer: expected, messageId });
    const { recipient } = (await readReturnedEmail(fixture(name))) as { recipient: string };
    expect(recipient).toBe(`${name}@cases.example`);
  });

  test("reads a delay in plain text as temporary, and plain text without our Message-ID as unclear", async () => {
    expect(await readReturnedEmail(fixture("bdelay"))).toMatchObject({ kind: "temporary", messageId });
    for (const name of ["bexim", "bqmail", "bmixed", "bprovider", "bdelay"])
      expect(await readReturnedEmail(fixture(name, "<other@relay.example>")), name).toBe("unclear");
  });

  test.each([
    ["delayed", "4.4.1", ["temporary", "4.4.1 The mail server did not answer."]],
    ["FAILED", "4.4.7 (expired)", ["permanent", "4.4.7 The mail server could not be reached for too long."]],
    ["failed", "nonsense", ["permanent", "5.0.0 The email was not delivered."]],
    ["delivered", "2.0.0", "nothing"],
    ["relayed", "2.0.0", "nothing"],
  ])("reads the action %s with the status %s", async (action, code, expected) => {
    const block = `Final-Recipient: rfc822; anna@example.com\nAction: ${action}\nStatus: ${code}`;
    const read = await readReturnedEmail(rawEmail({ parts: [status(block), returned()] }));
    expect(typeof read === "string" ? read : [read.kind, read.answer]).toEqual(expected);
  });

  test("returns the first recipient and its status, without the other server's text", async () => {
    const failed = (to: string) =>
      `Original-Recipient: rfc822;${to}\nFinal-Recipient: rfc822; x@forwarded.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n  user Anna Example unknown`;
    const all = ["anna@example.com", "ben@example.com", "cleo@example.com"].map(failed);
    expect(await readReturnedEmail(rawEmail({ parts: [status(...all), returned()] }))).toEqual({
      kind: "permanent",
      answer: "5.1.1 There is no such inbox.",
      recipient: "anna@example.com",
      messageId,
      subject: "A subject",
    });
  });

  test.each([
    ["Status: 5.0.0\nDiagnostic-Code: smtp; 550 5.7.1 looks like spam", /^5\.7\.1 /],
    ["Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.7.1 looks like spam", /^5\.1\.1 /],
    ["Status: 5.0.0\nDiagnostic-Code: smtp; 550 no such user", /^5\.0\.0 /],
  ])("returns the more specific status of %j", async (lines, expected) => {
    const block = `Final-Recipient: rfc822; anna@example.com\nAction: failed\n${lines}`;
    expect(await readReturnedEmail(rawEmail({ parts: [status(block), returned()] }))).toMatchObject({
      answer: expect.stringMatching(expected) as unknown,
    });
  });

  test.each([
    "I am back on 5.12.26. Until then call +49 521 555 1234 or 030 450 528 123.",
    "Visit us at 550 Main Street. My answer will be delayed.",
    "Ich bin bis 5.7.26 im Urlaub.",
    "Das Datum meiner Rückkehr ist unbekannt.",
  ])("leaves an unmarked absence note to the owner: %s", async (text) => {
    const raw = `Return-Path: <>\r\nSubject: Re: A subject\r\nIn-Reply-To: ${messageId}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
    expect(await readReturnedEmail(Buffer.from(raw))).toBe("unclear");
  });

  test("identifies the email by a variable return path alone", async () => {
    const header = `To: bounces+${messageId.slice(1, 37)}@example.com\r\n`;
    const parts = [status("Final-Recipient: rfc822; anna@example.com\nAction: failed\nStatus: 5.1.1")];
    expect(await readReturnedEmail(rawEmail({ header, parts }))).toMatchObject({
      messageId: `<${messageId.slice(1, 37)}@site>`,
    });
    expect(await readReturnedEmail(rawEmail({ parts }))).toMatchObject({ messageId: null, subject: null });
  });

  test("decodes the subject, and returns a relay's Message-ID", async () => {
    const text = "Message-ID: <0100@relay.example>\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\n";
    const parts = [status("Final-Recipient: rfc822; a@example.com\nAction: failed"), returned(text)];
    expect(await readReturnedEmail(rawEmail({ parts }))).toMatchObject({
      messageId: "<0100@relay.example>",
      subject: "Grüße",
    });
  });

  test("requires the Message-ID for a complaint, and ignores other feedback", async () => {
    const feedback = (type: string): [string, string] => [
      "message/feedback-report",
      `Feedback-Type: ${type}\nVersion: 1\n`,
    ];
    expect(await readReturnedEmail(rawEmail({ parts: [feedback("abuse"), returned()] }))).toEqual({
      kind: "complaint",
      answer: "Reported as spam to its email provider.",
      recipient: null,
      messageId,
      subject: "A subject",
    });
    expect(await readReturnedEmail(rawEmail({ parts: [feedback("abuse"), returned("Subject: A subject\n")] }))).toBe(
      "unclear",
    );
    for (const type of ["not-spam", "auth-failure", ""])
      expect(await readReturnedEmail(rawEmail({ parts: [feedback(type), returned()] })), type).toBe("nothing");
  });

  test("reads 10,000 parts and malformed reports without an error", async () => {
    const parts: [string, string][] = Array.from({ length: 10_000 }, () => [
      "message/rfc822",
      `Message-ID: <x@y>\n\n<`,
    ]);
    expect(await readReturnedEmail(rawEmail({ parts }).subarray(0, 131_072))).toBe("unclear");
    for (const text of ["", "\0\0", ": failed", "Action: failed\n Status: 5.1.1"])
      await expect(readReturnedEmail(rawEmail({ parts: [["message/delivery-status", text]] }))).resolves.toBeDefined();
  });
});

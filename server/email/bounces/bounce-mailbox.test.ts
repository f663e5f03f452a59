import { describe, expect, test } from "vitest";
import { readDeliveryStatus, readFeedbackReport, readOriginal } from "./bounce-mailbox.ts";
import { readBounceMailboxUrl } from "./bounce-mailbox-url.ts";

const original = { messageId: "<0f3a1c52-7d1e-4a3b-9c55-2f6a8e0b7d14@www.example.com>", subject: "A subject" };
const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;
const perMessage = ["Reporting-MTA: dns; mx.example.net", "Arrival-Date: Sun, 22 Nov 2026 08:00:00 +0000", ""];

describe("a delivery status report", () => {
  test("yields recipient, status and meaning, without the foreign server's words", () => {
    const text = lines(
      ...perMessage,
      "Original-Recipient: rfc822;anna@example.com",
      "Final-Recipient: rfc822; a.nna@forwarded.example",
      "Action: failed",
      "Status: 5.1.1",
      "Diagnostic-Code: smtp; 550 5.1.1 <a.nna@forwarded.example>:",
      "  user Anna Example unknown",
    );
    expect(readDeliveryStatus(text, original, "imap:1")).toEqual([
      {
        sourceKey: "imap:1:0",
        kind: "permanent",
        answer: "5.1.1 There is no such inbox.",
        recipient: "anna@example.com",
        ...original,
      },
    ]);
  });

  test.each([
    ["delayed", "4.4.1", [["temporary", "4.4.1 The mail server did not answer."]]],
    ["FAILED", "4.4.7 (expired)", [["permanent", "4.4.7 The mail server could not be reached for too long."]]],
    ["failed", "nonsense", [["permanent", "5.0.0 The email was not delivered."]]],
    ["delivered", "2.0.0", []],
    ["relayed", "2.0.0", []],
  ])("%s with status %s", (action, status, expected) => {
    const text = lines(
      ...perMessage,
      "Final-Recipient: rfc822; anna@example.com",
      `Action: ${action}`,
      `Status: ${status}`,
    );
    const bounces = readDeliveryStatus(text, original, "imap:1");
    expect(bounces.map(({ kind, answer }) => [kind, answer])).toEqual(expected);
  });

  test("with several recipients yields a report for each that failed", () => {
    const text = lines(
      ...perMessage,
      "Final-Recipient: rfc822; a@example.com",
      "Action: failed",
      "Status: 5.1.1",
      "",
      "Final-Recipient: rfc822; b@example.com",
      "Action: delivered",
      "",
      "Final-Recipient: utf-8; <c@example.com>",
      "Action: failed",
      "Status: 5.2.2",
    );
    const bounces = readDeliveryStatus(text, original, "imap:1");
    expect(bounces.map(({ sourceKey, recipient }) => [sourceKey, recipient])).toEqual([
      ["imap:1:0", "a@example.com"],
      ["imap:1:1", "c@example.com"],
    ]);
  });

  test.each(["", "Action", ": failed", "Action: failed\r\n Status: 5.1.1", "\0\0"])(
    "never fails to parse: %j",
    (text) => {
      for (const { recipient } of readDeliveryStatus(text, original, "imap:1")) expect(recipient).toBeNull();
    },
  );
});

describe("a feedback report", () => {
  const text = lines("Feedback-Type: abuse", "User-Agent: Provider/1.0", "Original-Rcpt-To: anna@example.com");

  test("of type abuse is a complaint that only the Message-ID can match", () => {
    expect(readFeedbackReport(text, original, "imap:1")).toEqual([
      {
        sourceKey: "imap:1:0",
        kind: "complaint",
        answer: "Reported as spam to its email provider.",
        recipient: null,
        ...original,
      },
    ]);
    expect(readFeedbackReport(text, { messageId: null, subject: "A subject" }, "imap:1")).toEqual([]);
  });

  test.each(["not-spam", "auth-failure", ""])("of type %j is ignored", (type) => {
    expect(readFeedbackReport(lines(`Feedback-Type: ${type}`), original, "imap:1")).toEqual([]);
  });
});

test("the original email is identified by its header fields, not its text", () => {
  const headers = lines("Subject: A", "  subject", "MESSAGE-ID: <a@b>", "", "Message-ID: <c@d>");
  expect(readOriginal(headers)).toEqual({ messageId: "<a@b>", subject: "A subject" });
  expect(readOriginal(lines("Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?="))).toEqual({ messageId: null, subject: null });
});

describe("the URL of a bounce mailbox", () => {
  test("has a user and a folder, with custom or default ports", () => {
    expect(readBounceMailboxUrl("imaps://bounces%40example.com:p%2Fw@imap.example.com")).toEqual({
      host: "imap.example.com",
      port: 993,
      isSecure: true,
      user: "bounces@example.com",
      password: "p/w",
      folder: "INBOX",
      processedFolder: undefined,
    });
    expect(readBounceMailboxUrl("imap://u:p@[::1]:1143/Lists%2FBounces?processed=Done")).toMatchObject({
      host: "::1",
      port: 1143,
      isSecure: false,
      folder: "Lists/Bounces",
      processedFolder: "Done",
    });
  });

  test.each(["imaps://imap.example.com", "imaps://u@imap.example.com", "https://u:p@imap.example.com", "imap", ""])(
    "is invalid: %s",
    (text) => expect(readBounceMailboxUrl(text)).toBeUndefined(),
  );
});

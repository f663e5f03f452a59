import { describe, expect, test } from "vitest";
import { readBounceMailboxUrl } from "./bounce-mailbox-url.ts";

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
      returnAddress: undefined,
    });
    expect(
      readBounceMailboxUrl("imap://u:p@[::1]:1143/Lists%2FBounces?processed=Done&return=b@example.com"),
    ).toMatchObject({
      host: "::1",
      port: 1143,
      isSecure: false,
      folder: "Lists/Bounces",
      processedFolder: "Done",
      returnAddress: "b@example.com",
    });
  });

  test.each([
    "imaps://imap.example.com",
    "imaps://u@imap.example.com",
    "https://u:p@imap.example.com",
    "imaps://u:p@imap.example.com?return=nobody",
    "imap",
    "",
  ])("is invalid: %s", (text) => expect(readBounceMailboxUrl(text)).toBeUndefined());
});

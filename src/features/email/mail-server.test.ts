import { expect, test } from "vitest";
import { type MailServerInput, mailServerProblems, mailServerUrl } from "./mail-server.ts";

const server = { host: "smtp.example.com", port: 465, security: "tls" as const, username: "anna", greeting: "" };
const stored = { ...server, hasPassword: true };
const input: MailServerInput = { ...server, password: null };

test("mailServerProblems accepts the stored password for the same server, port, encryption and user only", () => {
  expect(mailServerProblems(input, stored)).toEqual({});
  expect(mailServerProblems({ ...input, greeting: "mail.example.org" }, stored)).toEqual({});
  expect(Object.keys(mailServerProblems({ ...input, port: 587 }, stored))).toEqual(["password"]);
  expect(Object.keys(mailServerProblems({ ...input, security: "starttls" }, stored))).toEqual(["password"]);
  expect(Object.keys(mailServerProblems({ ...input, host: "smtp.elsewhere.example" }, stored))).toEqual(["password"]);
  expect(Object.keys(mailServerProblems({ ...input, username: "ben" }, stored))).toEqual(["password"]);
  expect(mailServerProblems({ ...input, host: "smtp.elsewhere.example", password: "new" }, stored)).toEqual({});
  expect(Object.keys(mailServerProblems(input, null))).toEqual(["password"]);
  expect(mailServerProblems({ ...input, username: "" }, null)).toEqual({});
});

test.each(["", "smtp://example.com", "a b", "-x.example", "example.com/path", "user@example.com"])(
  "mailServerProblems rejects %j as a server name",
  (host) => {
    expect(mailServerProblems({ ...input, host, password: "x" }, null)).toHaveProperty("host");
    if (host) expect(mailServerProblems({ ...input, greeting: host }, stored)).toHaveProperty("greeting");
  },
);

test.each([0, 1.5, 70_000, Number.NaN])("mailServerProblems rejects %s as a port", (port) => {
  expect(mailServerProblems({ ...input, port, password: "x" }, null)).toHaveProperty("port");
});

test("mailServerUrl escapes user and password", () => {
  expect(mailServerUrl({ ...input, username: "anna@example.com" }, "p/ä:@")).toBe(
    "smtps://anna%40example.com:p%2F%C3%A4%3A%40@smtp.example.com:465",
  );
  expect(mailServerUrl({ host: "localhost", port: 25, security: "starttls", username: "", greeting: "" }, "")).toBe(
    "smtp://localhost:25",
  );
});

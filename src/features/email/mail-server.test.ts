import { expect, test } from "vitest";
import { type MailServerInput, mailServerProblems, mailServerUrl } from "./mail-server.ts";

const stored = { host: "smtp.example.com", port: 465, security: "tls" as const, username: "anna", hasPassword: true };
const input: MailServerInput = {
  host: "smtp.example.com",
  port: 465,
  security: "tls",
  username: "anna",
  password: null,
};

test("the stored password is kept for the same server and user, and sent to no other", () => {
  expect(mailServerProblems(input, stored)).toEqual({});
  expect(mailServerProblems({ ...input, port: 587 }, stored)).toEqual({});
  expect(Object.keys(mailServerProblems({ ...input, host: "smtp.elsewhere.example" }, stored))).toEqual(["password"]);
  expect(Object.keys(mailServerProblems({ ...input, username: "ben" }, stored))).toEqual(["password"]);
  expect(mailServerProblems({ ...input, host: "smtp.elsewhere.example", password: "new" }, stored)).toEqual({});
  expect(Object.keys(mailServerProblems(input, null))).toEqual(["password"]);
  expect(mailServerProblems({ ...input, username: "" }, null)).toEqual({});
});

test.each(["", "smtp://example.com", "a b", "-x.example", "example.com/path", "user@example.com"])(
  "%j is no name of a server",
  (host) => {
    expect(mailServerProblems({ ...input, host, password: "x" }, null)).toHaveProperty("host");
  },
);

test.each([0, 1.5, 70_000, Number.NaN])("%s is no port", (port) => {
  expect(mailServerProblems({ ...input, port, password: "x" }, null)).toHaveProperty("port");
});

test("user and password are escaped in the URL", () => {
  expect(mailServerUrl({ ...input, username: "anna@example.com" }, "p/ä:@")).toBe(
    "smtps://anna%40example.com:p%2F%C3%A4%3A%40@smtp.example.com:465",
  );
  expect(mailServerUrl({ host: "localhost", port: 25, security: "starttls", username: "" }, "")).toBe(
    "smtp://localhost:25",
  );
});

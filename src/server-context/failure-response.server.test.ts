import { expect, test } from "vitest";
import { z } from "zod";
import { HttpError } from "../lib/error-message.ts";
import { ReadFailure } from "./ask-database.ts";
import { somethingWentWrong } from "./error-messages.ts";
import { failureResponse } from "./failure-response.server.ts";
import { failureReport } from "./server-failures.server.ts";

/** An error as a database throws it: its message and detail quote what someone entered. */
const databaseError = (code: string) =>
  Object.assign(new Error('invalid input "maren@example.com" near value 4711'), {
    code,
    severity: "ERROR",
    table: "leads",
    detail: "Key (email)=(maren@example.com) already exists.",
    parameters: ["maren@example.com"],
  });

/** The framework's error for invalid input. */
function validationError(input: unknown): Error {
  const { error } = z.object({ id: z.number(), seoDescription: z.string().max(3) }).safeParse(input);
  return new Error(JSON.stringify(error?.issues));
}

test.each([
  ["23503", 409],
  ["23505", 409],
  ["23P01", 409],
  ["23514", 422],
  ["22021", 422],
  ["22P05", 422],
  ["22003", 422],
  ["22008", 422],
  ["22P02", 422],
  ["40001", 503],
  ["40P01", 503],
  ["57P01", 503],
  ["08006", 503],
  ["ECONNREFUSED", 503],
  ["42P01", 500],
  ["57014", 503],
  ["55P03", 503],
  ["53300", 503],
  ["53100", 503],
  ["ENOSPC", 503],
  ["EROFS", 503],
  ["CERT_HAS_EXPIRED", 503],
  ["SELF_SIGNED_CERT_IN_CHAIN", 503],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", 503],
  ["ERR_TLS_CERT_ALTNAME_INVALID", 503],
  ["ENOENT", 500],
])("a database error with code %s gives %i without its text", (code, status) => {
  const failure = failureResponse(databaseError(code));
  expect(failure.status).toBe(status);
  expect(failure.message).toMatch(/^[A-Z][\w ,.]+\.$/);
  expect(failure.message).not.toMatch(/invalid|maren|4711|leads|key/i);
});

test("invalid input gives an error with the names of its fields, without values", () => {
  expect(failureResponse(validationError({ id: "x", seoDescription: "secret" }))).toEqual({
    status: 422,
    message: "Please check what you entered: id, seo description.",
  });
  expect(failureResponse(validationError("secret"))).toEqual({
    status: 422,
    message: "Please check what you entered.",
  });
});

test("a schema error about stored data is a fault of the site", () => {
  const { error } = z.object({ id: z.number() }).safeParse({});
  expect(failureResponse(error)).toEqual({ status: 500, message: somethingWentWrong });
});

test("messages of the site are passed on", () => {
  expect(failureResponse(new HttpError(429, "Too many."))).toEqual({ status: 429, message: "Too many." });
  const reading = (code: string) => new ReadFailure("Error fetching blog article: …", { cause: databaseError(code) });
  expect(failureResponse(reading("08006"))).toEqual({ status: 503, message: "Error fetching blog article: …" });
  expect(failureResponse(reading("42P01"))).toEqual({ status: 500, message: "Error fetching blog article: …" });
  expect(failureResponse(reading("22021")).status).toBe(422);
});

test.each([new TypeError("x is not a function"), "text", null, undefined, { status: 200 }, new Error("[not JSON")])(
  "any other thrown value gives 500 and a generic message: %s",
  (thrown) => {
    expect(failureResponse(thrown)).toEqual({ status: 500, message: somethingWentWrong });
  },
);

test("the log has kind and stack of a failure, and no user input", () => {
  const report = failureReport(409, new ReadFailure("Error …", { cause: databaseError("23505") }));
  expect(report).toMatchObject({ status: 409, cause: { cause: { code: "23505", table: "leads" } } });
  const quoting = failureReport(500, new SyntaxError(`Unexpected token 'm', "maren@example.com" is not valid JSON`));
  const unquoted = failureReport(500, new Error("No letter for maren@example.com"));
  for (const failure of [report, quoting, unquoted, failureReport(422, validationError({ id: "maren" }))]) {
    expect(JSON.stringify(failure)).not.toMatch(/maren|4711/);
  }
  expect(unquoted.cause).toMatchObject({ message: "No letter for …" });
  const expired = Object.assign(new Error("certificate has expired"), { code: "CERT_HAS_EXPIRED" });
  expect(failureReport(503, expired).cause).toMatchObject({ code: "CERT_HAS_EXPIRED", message: expired.message });
});

test.each([
  [`The drawing of "Maren" can't be read; it's damaged`, "The drawing of … can't be read; it's damaged"],
  [`Cannot read properties of undefined (reading 'ana')`, "Cannot read properties of undefined (reading …)"],
  ["The owner’s “Maren” isn’t ‘Jon’s’", "The owner’s … isn’t …"],
  [`Expected "Maren", got 'Jon' and \`Ana\`.`, "Expected …, got … and …."],
  [`Invalid value "{"name":"Maren Jon","x":1}" of a row`, "Invalid value … of a row"],
  [`Unfinished value "Maren Jon`, "Unfinished value …"],
  [`The guests' name 'Maren' of a row`, "The guests… of a row"],
  [`The value"Maren"of a row`, "The value…of a row"],
])("each quoted value of a message is masked by itself: %s", (message, masked) => {
  expect(failureReport(500, new Error(message)).cause).toMatchObject({ message: masked });
});

test.each([
  `{"a": 1, "b": Maren Jon, "c": 2, "d": 3, "e": 4}`,
  `"Maren" Jon "Ana"`,
  `Maren's`,
  `[1, "x" Jon "y", 2, 3, 4, 5, 6, 7]`,
])("the log has nothing of text that isn't JSON: %s", (text) => {
  try {
    JSON.parse(text);
  } catch (error) {
    expect(JSON.stringify(failureReport(500, error).cause?.message)).not.toMatch(/Maren|Jon|Ana/);
  }
  expect.assertions(1);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "driver has already been destroyed",
  "PGlite is closed",
])("a lost database connection without a code counts as unreachable: %s", (message) => {
  expect(failureResponse(new Error(message))).toMatchObject({ status: 503 });
});

test("a failure caused by an unavailable service gives 503, any other 500", () => {
  const because = (cause: unknown) => new Error("The recording cannot be read.", { cause });
  expect(failureResponse(because(new TypeError("fetch failed", { cause: databaseError("ECONNREFUSED") }))).status).toBe(
    503,
  );
  expect(failureResponse(because(Object.assign(new Error("SlowDown"), { $metadata: {} }))).status).toBe(503);
  expect(failureResponse(because(databaseError("23505"))).status).toBe(500);
  expect(failureResponse(because(new TypeError("x is not a function"))).status).toBe(500);
});

test.each(["ENOSPC", "EROFS", "53100", "25006"])(
  "a full disk is reported with a message that nothing was saved: %s",
  (code) => {
    expect(failureResponse(databaseError(code)).message).toMatch(/^Nothing can be stored here at the moment/);
  },
);

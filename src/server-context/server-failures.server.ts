import { isNotFound, isRedirect } from "@tanstack/react-router";
import { getRequest } from "@tanstack/react-start/server";
import { inputIssues, isUnknownFunction } from "../../server/upstream/start-errors.ts";
import { HttpError } from "../lib/error-message.ts";
import { outdatedMessage } from "../lib/outdated.ts";
import { somethingWentWrong } from "./error-messages.ts";
import { type FailureResponse, failureResponse } from "./failure-response.server.ts";
import { textResponse } from "./http/text-response.ts";
import type { FailureReport, RequestContext } from "./request-context.ts";

const databaseFields = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

const maxDepth = 3;

/** One mark of each kind; between two letters `'` and `’` are apostrophes. */
const quotationMarks = [`"`, "[“”„]", "`", "(?<!\\p{L}(?='\\p{L}))'", "(?<!\\p{L}(?=’\\p{L}))[‘’‚]"];

/** Parsers quote their input, which may have quotation marks of its own: what isn't surely several values counts as one. */
function withoutQuotes({ name, message }: Error): string {
  let masked = message.slice(0, 1_000);
  for (const mark of quotationMarks) {
    const each = masked.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${mark}.*?${mark}(?![\\p{L}\\p{N}])`, "gsu"), "…");
    const isPaired = name !== "SyntaxError" && !new RegExp(mark, "su").test(each);
    masked = isPaired ? each : masked.replace(new RegExp(`${mark}(?:.*${mark}|.*)`, "su"), "…");
  }
  return masked.replaceAll(/(?<!\S)\S[^\s@]*@\S+/g, "…").slice(0, 300);
}

/** The lines before the first frame repeat the message. */
const stackFrames = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

function causeOf(failure: unknown, depth: number): FailureReport["cause"] {
  if (!(failure instanceof Error)) return { name: typeof failure };
  const fields: Record<string, string> = {};
  for (const field of databaseFields) {
    const value: unknown = Reflect.get(failure, field);
    if (typeof value === "string") fields[field] = value;
  }
  const cause =
    failure.cause !== undefined && depth < maxDepth ? { cause: causeOf(failure.cause, depth + 1) } : undefined;
  const issues = inputIssues(failure)?.map(({ code, path }) => `${path.join(".")}: ${code}`);
  if (issues) return { name: failure.name, ...fields, issues, ...cause };
  // Database messages contain rejected values.
  const isDatabase = "severity" in fields || /^[0-9A-Z]{5}$/.test(fields.code ?? "");
  const message = isDatabase ? undefined : { message: withoutQuotes(failure) };
  return { name: failure.name, ...fields, ...message, places: stackFrames(failure.stack), ...cause };
}

/** Kind and stack frames only, without user input. */
export const failureReport = (status: number, failure: unknown): FailureReport => ({
  status,
  cause: causeOf(failure, 1),
});

/** Progress of a function call: reached, or its failure's response. */
const progress = new WeakMap<Request, "called" | FailureResponse>();

const pageFailures = new WeakMap<Request, Set<number>>();

/** Seconds. */
const retryAfter = "30";

const isFunctionRequest = (request: Request) => new URL(request.url).pathname.startsWith("/_serverFn/");

const sentence = (status: number, message: string) =>
  textResponse(status, message, status === 503 ? { "Retry-After": retryAfter } : {});

export function recordCall(): void {
  progress.set(getRequest(), "called");
}

/** Wraps a failure as status and message, which `checkedResponse` sends; redirects pass. Logs the cause. */
export function functionFailure(context: RequestContext, failure: unknown): unknown {
  if (isRedirect(failure) || isNotFound(failure) || failure instanceof Response) return failure;
  const { status, message } = failureResponse(failure);
  const request = getRequest();
  if (isFunctionRequest(request)) {
    progress.set(request, { status, message });
  } else {
    // The page decides how to handle a failed read.
    pageFailures.set(request, (pageFailures.get(request) ?? new Set()).add(status));
  }
  if (failure instanceof HttpError) return failure;
  context.reportFailure(failureReport(status, failure));
  return new HttpError(status, message);
}

/** For calls that failed before or after the function ran. */
export function requestFailure(context: RequestContext, failure: unknown): Response {
  if (failure instanceof Response) return failure;
  if (isUnknownFunction(failure)) return sentence(404, outdatedMessage);
  const { status, message } = failureResponse(failure);
  if (!(failure instanceof HttpError)) context.reportFailure(failureReport(status, failure));
  return sentence(status, message);
}

/** 503 when only unavailable services made the page fail. */
export function pageResponse(request: Request, response: Response): Response {
  const failures = pageFailures.get(request);
  if (response.status < 500 || !failures?.has(503) || failures.has(500)) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", retryAfter);
  return new Response(response.body, { status: 503, headers });
}

/** Reduces a failed call to status and message for fetch-function.ts; framework failures get a message too. */
export function checkedResponse(context: RequestContext, request: Request, response: Response): Response {
  const reached = progress.get(request);
  if (typeof reached === "object") return sentence(reached.status, reached.message);
  if (response.status < 500) return response;
  if (reached === undefined) return sentence(400, "This request cannot be read.");
  context.reportFailure(failureReport(500, new Error("The result of a server function cannot be sent.")));
  return sentence(500, somethingWentWrong);
}

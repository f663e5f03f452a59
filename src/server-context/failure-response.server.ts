import { isLostConnection } from "../../server/upstream/lost-connection.ts";
import { type InputIssues, inputIssues } from "../../server/upstream/start-errors.ts";
import { HttpError } from "../lib/error-message.ts";
import { ReadFailure } from "./ask-database.ts";
import { somethingWentWrong } from "./error-messages.ts";

export type FailureResponse = { status: number; message: string };

const deletedMessage = "A related entry has been deleted. Please reload the page.";
const duplicateMessage = "An entry like this one already exists.";
const busy = "The site is busy at the moment. Please try again.";
const unreachable = "The site cannot reach its data at the moment. Please try again in a minute.";
const unstorable = "Something in this entry cannot be stored. Please check what you entered.";
const readOnly = "Nothing can be stored here at the moment, so this was not saved. Please try again in a few minutes.";

/** By SQLSTATE, or its class of two characters. */
const databaseResponses: Record<string, FailureResponse> = {
  "23503": { status: 409, message: deletedMessage },
  "23505": { status: 409, message: duplicateMessage },
  "23P01": { status: 409, message: duplicateMessage },
  "23": { status: 422, message: unstorable },
  "22": { status: 422, message: unstorable },
  "40": { status: 503, message: busy },
  "55P03": { status: 503, message: busy },
  "57014": { status: 503, message: busy },
  "57": { status: 503, message: unreachable },
  "08": { status: 503, message: unreachable },
  "53": { status: 503, message: unreachable },
  "53100": { status: 503, message: readOnly },
  "58": { status: 503, message: unreachable },
  "25006": { status: 503, message: readOnly },
};

const noSpace = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

const unreachableCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN"],
  ...["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_SOCKET"],
  ...["EACCES", "EPERM", "EIO", "EMFILE", "ENFILE", "ENOTDIR", "EEXIST"],
]);

/** Node's codes of rejected certificates, such as the database's. */
const certificateCode = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED)/;

/** Errors outside the program: of the operator, a stopped embedded database, timeouts. */
const outageNames = new Set(["OperatorError", "RuntimeError", "TimeoutError", "AbortError"]);

const maxDepth = 5;

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** Names the wrong fields, never their values. */
function inputSentence(issues: InputIssues): string {
  const names = issues.flatMap(({ path: [name] }) =>
    typeof name === "string" && /^\w{1,40}$/.test(name) ? [name] : [],
  );
  const fields = [...new Set(names)].slice(0, 5).map(words);
  return fields.length > 0 ? `Please check what you entered: ${fields.join(", ")}.` : "Please check what you entered.";
}

const codeOf = (failure: Error): string | undefined =>
  "code" in failure && typeof failure.code === "string" ? failure.code : undefined;

function responseOf(failure: Error): FailureResponse | undefined {
  const code = codeOf(failure);
  if (code !== undefined && noSpace.has(code)) return { status: 503, message: readOnly };
  const isUnavailable =
    isLostConnection(failure) ||
    outageNames.has(failure.name) ||
    (code !== undefined && (unreachableCodes.has(code) || certificateCode.test(code))) ||
    // Present in every S3 client error; missing files were handled before.
    "$metadata" in failure;
  if (isUnavailable) return { status: 503, message: unreachable };
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code)
    ? (databaseResponses[code] ?? databaseResponses[code.slice(0, 2)])
    : undefined;
}

function outsideResponse(failure: unknown, depth = 1): FailureResponse | undefined {
  if (!(failure instanceof Error)) return undefined;
  const response = responseOf(failure);
  if (response || depth === maxDepth) return response;
  const cause = outsideResponse(failure.cause, depth + 1);
  return cause?.status === 503 ? cause : undefined;
}

/** 503 when database, store or disk is unavailable or busy, 500 for bugs. Only messages written for people are passed on. */
export function failureResponse(failure: unknown): FailureResponse {
  if (failure instanceof HttpError) return { status: failure.status, message: failure.message };
  if (failure instanceof ReadFailure) {
    const { status, message } = failureResponse(failure.cause);
    return status < 500 ? { status, message } : { status, message: failure.message };
  }
  const issues = inputIssues(failure);
  if (issues) return { status: 422, message: inputSentence(issues) };
  return outsideResponse(failure) ?? { status: 500, message: somethingWentWrong };
}

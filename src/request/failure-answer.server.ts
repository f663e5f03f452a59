import { z } from "zod";
import { ReadFailure } from "./ask-database.ts";
import { somethingWentWrong } from "./error-messages.ts";
import { HttpError } from "./guards.server.ts";

/** What a failure is answered with: a status and a sentence that may be shown to anyone. */
export type FailureAnswer = { status: number; message: string };

const gone = "Something that this belongs to is not there any more. Please reload the page.";
const alreadyThere = "There is already an entry like this one.";
const busy = "The site is busy at the moment. Please try again.";
const unreachable = "The site cannot reach its data at the moment. Please try again in a minute.";
const unstorable = "Something in this entry cannot be stored. Please check what you entered.";

/** By the five characters of an SQLSTATE, or by the class that its first two name. */
const databaseAnswers: Record<string, FailureAnswer> = {
  "23503": { status: 409, message: gone },
  "23505": { status: 409, message: alreadyThere },
  "23P01": { status: 409, message: alreadyThere },
  "23": { status: 422, message: unstorable },
  "22": { status: 422, message: unstorable },
  "40": { status: 503, message: busy },
  "55P03": { status: 503, message: busy },
  "57014": { status: 503, message: busy },
  "57": { status: 503, message: unreachable },
  "08": { status: 503, message: unreachable },
  "53": { status: 503, message: unreachable },
  "58": { status: 503, message: unreachable },
  "25006": { status: 503, message: unreachable },
};

const noConnection = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"]);

/** What the framework throws when input does not match a function's schema: the issues as JSON in a plain error. */
const issuesInMessage = z
  .array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) }))
  .min(1);

export type InputIssues = z.infer<typeof issuesInMessage>;

/** The issues of input that did not match its schema; undefined for every other failure. */
export function inputIssues(failure: unknown): InputIssues | undefined {
  // A subclass is no error of input: a handler's own schema did not recognise something that is stored.
  if (!(failure instanceof Error) || failure.constructor !== Error || !failure.message.startsWith("["))
    return undefined;
  try {
    return issuesInMessage.safeParse(JSON.parse(failure.message)).data;
  } catch {
    return undefined;
  }
}

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** Names the entries that are wrong, and never their values. */
function inputSentence(issues: InputIssues): string {
  const names = issues.flatMap(({ path: [name] }) =>
    typeof name === "string" && /^\w{1,40}$/.test(name) ? [name] : [],
  );
  const fields = [...new Set(names)].slice(0, 5).map(words);
  return fields.length > 0 ? `Please check what you entered: ${fields.join(", ")}.` : "Please check what you entered.";
}

function codeOf(failure: unknown): string | undefined {
  return failure instanceof Error && "code" in failure && typeof failure.code === "string" ? failure.code : undefined;
}

function databaseAnswer(failure: unknown): FailureAnswer | undefined {
  const code = codeOf(failure);
  if (code === undefined) return undefined;
  if (noConnection.has(code)) return { status: 503, message: unreachable };
  return /^[0-9A-Z]{5}$/.test(code) ? (databaseAnswers[code] ?? databaseAnswers[code.slice(0, 2)]) : undefined;
}

/**
 * Status and sentence for a thrown value. Only sentences that were written for people leave the server: of everything
 * else, a database's or a schema's words included, nothing is passed on.
 */
export function failureAnswer(failure: unknown): FailureAnswer {
  if (failure instanceof HttpError) return { status: failure.status, message: failure.message };
  if (failure instanceof ReadFailure) {
    const { status, message } = failureAnswer(failure.cause);
    return status < 500 ? { status, message } : { status, message: failure.message };
  }
  const issues = inputIssues(failure);
  if (issues) return { status: 422, message: inputSentence(issues) };
  return databaseAnswer(failure) ?? { status: 500, message: somethingWentWrong };
}

import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "../../server-context/ask-database.ts";
import { guardRate } from "../../server-context/guards.server.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { askArchive } from "./ask.server.ts";
import { searchLimit } from "./ask.ts";
import { tryRecordQuestion } from "./questions.server.ts";

const failure = "Error searching the archive";

// Longer questions are truncated, not rejected: someone may paste a whole email.
const askInput = z.object({ q: z.string().max(20_000).optional() });

/** Never cached: questions are unbounded. */
export const fetchAnswer = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(askInput)
  .handler(async ({ data, context }) => {
    if (data.q) await guardRate(context, searchLimit, "questions");
    const { result } = await askDatabase(failure, () => askArchive(context, data.q));
    const { question, state } = result;
    if (question && state !== "vague") await tryRecordQuestion(context, { text: question, found: state === "pinned" });
    const service = context.answerService;
    if (!service || state !== "passages") return result;
    return { ...result, service: { host: new URL(service.url).host, isLocal: service.isLocal } };
  });

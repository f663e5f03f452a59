import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "../../server-context/ask-database.ts";
import { guardRate } from "../../server-context/guards.server.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { sourceKinds } from "./archive/passage.ts";
import { askArchive } from "./ask.server.ts";
import { noteQuestion } from "./questions.server.ts";
import { searchLimit } from "./search-limit.ts";

const failure = "Error searching the archive";

const askInput = z.object({
  // Longer ones are cut, not rejected: someone pasted a whole email.
  q: z.string().max(20_000).optional(),
  kind: z.enum(sourceKinds).optional(),
  topic: z.string().max(200).optional(),
});

/** Never cached: questions are unbounded. */
export const fetchAnswer = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(askInput)
  .handler(async ({ data, context }) => {
    if (data.q) await guardRate(context, searchLimit, "questions");
    const { result } = await askDatabase(failure, () => askArchive(context, data));
    // Filtering is no new question.
    if (result.question && !data.kind && !data.topic && result.state !== "vague")
      await noteQuestion(context, { text: result.question, found: result.state === "answered" });
    const service = context.answerService;
    if (!service || result.state !== "answered") return result;
    return { ...result, service: { host: new URL(service.url).host, isLocal: service.isLocal } };
  });

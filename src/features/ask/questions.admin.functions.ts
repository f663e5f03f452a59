import { createServerFn } from "@tanstack/react-start";
import { csv } from "../../lib/csv.ts";
import { adminOnly } from "../../request/admin-only.functions.ts";
import { listFilter, listRequest } from "../../request/list-request.ts";
import { answeredFilter } from "./asked-question.ts";
import { listQuestions } from "./questions.admin.server.ts";

const questionList = listRequest.extend({ answered: listFilter(answeredFilter) });

/** One page of what visitors asked the archive. */
export const fetchQuestions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(questionList)
  .handler(async ({ data, context }) => listQuestions(context.db, data));

/** The whole list with its filters as CSV. */
export const exportQuestions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(questionList)
  .handler(async ({ data, context }) => {
    const { questions } = await listQuestions(context.db, data, true);
    return csv(
      ["Question", "Times", "Answered", "Last asked"],
      questions.map(({ text, times, found, lastAsked }) => [text, times, found ? "yes" : "no", lastAsked]),
    );
  });

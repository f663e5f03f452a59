import { z } from "zod";
import { csv } from "../../lib/csv/write-csv.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { listFilter, listRequest } from "../../server-context/list-request.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { answeredFilter } from "./ask.ts";
import { pinPassage, unpin } from "./pins.server.ts";
import { listPinChoices, listQuestions } from "./questions.admin.server.ts";
import { markAnswered } from "./questions.server.ts";
import { listThesaurus, saveThesaurus } from "./thesaurus.server.ts";
import { maxThesaurusLines, parseThesaurus } from "./thesaurus.ts";

const questionList = listRequest.extend({ answered: listFilter(answeredFilter) });

export const fetchQuestions = adminFunction({ method: "GET" })
  .validator(questionList)
  .handler(async ({ data, context }) => listQuestions(context.db, data));

export const exportQuestions = adminFunction({ method: "GET" })
  .validator(questionList)
  .handler(async ({ data, context }) => {
    const { questions } = await listQuestions(context.db, data, true);
    return csv(
      ["Question", "Asked", "Answered", "Said yes", "Said no", "Last asked"],
      questions.map(({ text, times, found, yes, no, lastAsked }) => [
        text,
        times,
        found ? "yes" : "no",
        yes,
        no,
        lastAsked ?? "",
      ]),
    );
  });

const question = z.string().min(1).max(1_000);

export const fetchPinChoices = adminFunction({ method: "GET" })
  .validator(z.object({ words: z.string().max(300) }))
  .handler(async ({ data, context }) => listPinChoices(context.site, context.db, data.words));

/** A null passage unpins. */
export const changePin = adminFunction({ method: "POST" })
  .validator(z.object({ question, passage: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable() }))
  .handler(async ({ data, context }) =>
    context.db.transaction().execute(async (trx): Promise<Result<undefined, "gone">> => {
      const { question: questionText, passage } = data;
      const isChanged =
        passage === null ? await unpin(trx, questionText) : await pinPassage(trx, questionText, passage);
      if (!isChanged) return passage === null ? ok() : fail("gone");
      await markAnswered(trx, questionText, passage !== null);
      const action = passage === null ? "question.unpin" : "question.pin";
      await recordAudit(trx, { actor: context.admin.email, action, detail: { question: questionText } });
      return ok();
    }),
  );

export const fetchThesaurus = adminFunction({ method: "GET" }).handler(async ({ context }) =>
  listThesaurus(context.db),
);

const thesaurus = z
  .object({ text: z.string().max(200_000) })
  .transform(({ text }) => parseThesaurus(text))
  .refine(({ words, faultyLine }) => !faultyLine && words.length <= maxThesaurusLines);

export const storeThesaurus = adminFunction({ method: "POST" })
  .validator(thesaurus)
  .handler(async ({ data, context }) => {
    await context.db.transaction().execute(async (trx) => {
      await saveThesaurus(trx, data.words);
      await recordAudit(trx, { actor: context.admin.email, action: "question.words", detail: {} });
    });
  });

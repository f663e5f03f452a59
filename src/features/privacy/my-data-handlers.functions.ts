import { copyOf } from "../../facts/page-texts.ts";
import { countedText } from "../../facts/tokens.ts";
import { fail, ok } from "../../lib/result.ts";
import { severalLinks } from "../forms/form-copy.ts";
import { type FormPost, readSubmission, respondToSubmission } from "../forms/submission.server.ts";
import type { WordedForm } from "../forms/worded-form.ts";
import { eraseMyData, findMyData, sendMyDataLink } from "./personal-data.server.ts";
import { myDataFile } from "./personal-data.ts";

/** The response doesn't reveal whether there is any data. */
export const postMyDataRequest = (form: WordedForm) => async (post: FormPost) => {
  const thanks = "/thank-you/my-data";
  const { submission, answer } = await readSubmission(post, form(post.context.site), thanks);
  if (answer) return answer;
  const waitMinutes = await sendMyDataLink(post.context, submission.values.email ?? "", new Date());
  const result = waitMinutes === 0 ? ok(thanks) : fail("enough-links");
  return respondToSubmission(post, submission, result, {
    "enough-links": countedText(copyOf(post.context.site, severalLinks), waitMinutes),
  });
};

export const postMyData = async ({ request, context }: FormPost) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { form: body } = context;
  const now = new Date();
  const search = new URLSearchParams({ token });
  let field = "";
  if (body?.get("do") === "take") {
    const data = await findMyData(context, token, now);
    if (data.state === "open") {
      return new Response(`${JSON.stringify(myDataFile(data, now), null, 2)}\n`, {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": 'attachment; filename="my-data.json"',
        },
      });
    }
  }
  if (body?.get("do") === "erase") {
    if (body.get("sure") !== "yes") {
      search.set("unsure", "yes");
      // Focuses the box.
      field = "#sure";
    } else if ((await eraseMyData(context, token, now)).ok) search.set("done", "yes");
  }
  return new Response(null, { status: 303, headers: { Location: `/privacy/my-data/view?${search}${field}` } });
};

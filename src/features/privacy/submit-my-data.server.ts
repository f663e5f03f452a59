import { answerForm, type FormPost } from "../forms/form-post.server.ts";
import type { FormShape } from "../forms/form-shape.ts";
import { eraseMyData, findMyData, sendMyDataLink } from "./personal-data.server.ts";

/** True of every address, known or not, and so tells nothing about it. */
const enoughLinks = (minutes: number) =>
  `We sent several links to this address in the last hour. Use the newest one, or try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;

/** Takes the address that asks; the answer is the same whether anything is held or not. */
export async function takeMyDataRequest(shape: FormShape, post: FormPost) {
  const thanks = "/thank-you/my-data";
  return answerForm(post, {
    shape,
    pretend: thanks,
    take: async ({ values: { email = "" } }) => {
      const waitMinutes = await sendMyDataLink(post.context, email, new Date());
      return waitMinutes === 0 ? { location: thanks } : { refused: enoughLinks(waitMinutes) };
    },
  });
}

/** The two buttons of the page behind the link. */
export async function takeMyData({ request, context }: FormPost): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const body = await request.formData().catch(() => new FormData());
  const now = new Date();
  const search = new URLSearchParams({ token });
  if (body.get("do") === "take") {
    const data = await findMyData(context, token, now);
    if (data.state === "open") {
      return new Response(`${JSON.stringify({ email: data.email, exportedAt: now, data: data.groups }, null, 2)}\n`, {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": 'attachment; filename="my-data.json"',
        },
      });
    }
  }
  if (body.get("do") === "erase") {
    if (body.get("sure") !== "yes") search.set("unsure", "yes");
    else if (await eraseMyData(context, token, now)) search.set("done", "yes");
  }
  return new Response(null, { status: 303, headers: { Location: `/privacy/my-data/view?${search}` } });
}

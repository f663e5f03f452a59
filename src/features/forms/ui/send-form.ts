import { type FormAnswer, ownFields } from "../form-shape.ts";

const unreachable = "We could not send this just now. Your entries are still here: please try again in a moment.";

/**
 * Sends a form to the URL of its page, where the same form arrives without JavaScript, and returns the
 * server's answer. Campaign parameters travel in that URL. Never throws: no answer is an answer too.
 */
export async function sendForm(form: string, body: FormData): Promise<FormAnswer> {
  body.set(ownFields.elapsed, String(Math.round(performance.now())));
  try {
    const response = await fetch(location.pathname + location.search, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      return (await response.json()) as FormAnswer;
    }
  } catch {
    // The network is gone, or what came was no answer of ours: both are told in the same words.
  }
  return { form, outcome: "refused", code: "unreachable", message: unreachable, values: {} };
}

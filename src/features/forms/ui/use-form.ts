import { useHydrated, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormAnswer, FormShape } from "../form-shape.ts";
import { readForm } from "../read-form.ts";
import { sendForm } from "./send-form.ts";

const formChanged = "This form has changed in the meantime. Load the page again before you send it.";

/** Names the element of a field, such as "contact-email". */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;

/**
 * What a form does in the browser: checks before it sends, shows what is wrong, leads to the first mistake, and goes on to
 * the page that the server names. `place` is the element to come back to without JavaScript, `initial` is the answer that the page was rendered with when it was sent without JavaScript. `onRejected` may handle an error by returning true.
 */
export function useForm(
  shape: FormShape,
  place: string,
  initial: FormAnswer | undefined,
  onRejected?: (code: string) => boolean,
) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState(initial?.form === shape.form ? initial : undefined);
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  /** Set by an answer that arrived here; a page that came with one opens at its form by the URL's fragment. */
  const mayLead = useRef(false);

  useEffect(() => {
    if (!mayLead.current || !answer) return;
    mayLead.current = false;
    if (answer.outcome === "refused") notice.current?.focus();
    if (answer.outcome !== "invalid") return;
    const first = shape.fields.find(({ name }) => answer.errors[name]);
    if (first) document.getElementById(fieldId(shape.form, first.name))?.focus();
  }, [answer, shape]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const body = new FormData(event.currentTarget);
    const { values, errors, valid } = readForm(shape.fields, body);
    mayLead.current = true;
    if (!valid) return setAnswer({ form: shape.form, outcome: "invalid", errors, values });
    setBusy(true);
    const result = await sendForm(shape.form, body);
    if (result.outcome === "accepted") {
      const before = router.state.location.pathname;
      await router.navigate({ href: result.location });
      // A form that leads back to its own page has changed what that page shows.
      if (router.state.location.pathname === before) await router.invalidate();
    }
    setBusy(false);
    // A question was added after this page was made: no field could say so.
    if (result.outcome === "invalid" && !shape.fields.some(({ name }) => result.errors[name]))
      return setAnswer({ form: shape.form, outcome: "refused", code: "form-changed", message: formChanged, values });
    if (result.outcome === "refused" && onRejected?.(result.code)) return setAnswer(undefined);
    setAnswer(result);
  }

  return {
    errors: answer?.outcome === "invalid" ? answer.errors : {},
    rejection: answer?.outcome === "refused" ? answer.message : undefined,
    values: initial && initial.form === shape.form && initial.outcome !== "accepted" ? initial.values : {},
    busy,
    notice,
    formProps: {
      method: "post",
      // Without JavaScript the browser checks and then comes back to this very place; with it, the words are ours.
      action: `#${place}`,
      noValidate: hydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    } as const,
  };
}

import { Link, useHydrated, useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { reportedVisit } from "../../visits/reported-visit.ts";
import { trail } from "../../visits/trail.ts";
import { visitWords } from "../../visits/visit-copy.ts";
import { formCopy, formWords as ownWords } from "../form-copy.ts";
import { type FormAnswer, type FormShape, type FormValues, ownFields } from "../form-shape.ts";
import { readForm } from "../read-form.ts";
import { FormFieldRow } from "./form-field.tsx";

/** Posts to the page's own URL, which keeps campaign parameters. Never throws: network errors are a rejection. */
async function sendForm(site: Site, { form, reportsVisit }: FormShape, body: FormData): Promise<FormAnswer> {
  body.set(ownFields.elapsed, String(Math.round(performance.now())));
  if (reportsVisit && trail.length > 0)
    body.set(ownFields.visit, JSON.stringify(reportedVisit(trail, document.referrer, location.origin)));
  if (body.has(ownFields.sequence) && !body.has(ownFields.zone))
    body.set(ownFields.zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
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
    // The same message as for a response in another format.
  }
  return { form, outcome: "rejected", code: "unreachable", message: copyOf(site, formCopy).unreachable, values: {} };
}

const fieldId = (form: string, name: string): string => `${form}-${name}`;

/** `initial`: the answer to a submission without JavaScript; `onRejected` returns true if it has handled the error. */
function useForm(
  shape: FormShape,
  anchor: string,
  idPrefix: string,
  initial: FormAnswer | undefined,
  onRejected?: (code: string) => boolean,
) {
  const site = useSite();
  const formWords = useCopy(formCopy);
  const router = useRouter();
  const isHydrated = useHydrated();
  const rendered = initial?.form === shape.form ? initial : undefined;
  const [answer, setAnswer] = useState(rendered);
  const [isBusy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  /** Only after a submission here; without JavaScript, the URL's fragment leads to the form. */
  const shouldFocus = useRef(false);

  useEffect(() => {
    if (!shouldFocus.current || !answer) return;
    shouldFocus.current = false;
    if (answer.outcome === "rejected") notice.current?.focus();
    if (answer.outcome !== "invalid") return;
    const first = shape.fields.find(({ name }) => answer.errors[name]);
    if (first) document.getElementById(fieldId(idPrefix, first.name))?.focus();
  }, [answer, shape, idPrefix]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const body = new FormData(event.currentTarget);
    const { values, errors, valid } = readForm(site, shape.fields, body);
    shouldFocus.current = true;
    if (!valid) return setAnswer({ form: shape.form, outcome: "invalid", errors, values });
    setBusy(true);
    const result = await sendForm(site, shape, body);
    if (result.outcome === "accepted") {
      const previousPath = router.state.location.pathname;
      await router.navigate({ href: result.location });
      // On the same page, shows the changed data.
      if (router.state.location.pathname === previousPath) await router.invalidate();
    }
    setBusy(false);
    // The server knows a field that this outdated page does not have.
    if (result.outcome === "invalid" && !shape.fields.some(({ name }) => result.errors[name]))
      return setAnswer({
        form: shape.form,
        outcome: "rejected",
        code: "form-changed",
        message: formWords.changed,
        values,
      });
    if (result.outcome === "rejected" && onRejected?.(result.code)) return setAnswer(undefined);
    setAnswer(result);
  }

  return {
    errors: answer?.outcome === "invalid" ? answer.errors : {},
    rejection: answer?.outcome === "rejected" ? answer.message : undefined,
    values: rendered && rendered.outcome !== "accepted" ? rendered.values : {},
    isBusy,
    notice,
    formProps: {
      method: "post",
      // Without JavaScript the browser validates and returns to this anchor.
      action: `#${anchor}`,
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    } as const,
  };
}

export type SiteFormProps = {
  shape: FormShape;
  /** Answer of a submission without JavaScript: `Route.useLoaderData()`. */
  answer: FormAnswer | undefined;
  submitLabel: string;
  /** Values to edit. */
  initialValues?: FormValues;
  /** Element id to return to without JavaScript. Default: the form's name. */
  anchor?: string;
  /** Makes ids unique where a page has the same form twice. */
  idPrefix?: string;
  /** For forms with files. */
  encType?: "multipart/form-data";
  className?: string;
  /** Returns true if it has handled the error itself. */
  onRejected?: (code: string) => boolean;
  children?: ReactNode;
};

export function SiteForm({
  shape,
  answer,
  submitLabel,
  anchor,
  idPrefix = shape.form,
  initialValues,
  encType,
  className,
  onRejected,
  children,
}: SiteFormProps) {
  const site = useSite();
  const formWords = useCopy(formCopy);
  const own = useCopy(ownWords);
  const visit = useCopy(visitWords);
  const { form, fields, marketing, sequence, reportsVisit } = shape;
  const [consent, ...rest] = reportsVisit ? shape.notice.split(/(?<=[.!?]) (?=\p{Lu})/u) : [shape.notice];
  const { errors, rejection, values, isBusy, notice, formProps } = useForm(
    shape,
    anchor ?? shape.form,
    idPrefix,
    answer,
    onRejected,
  );
  const invalidFields = fields.filter(({ name }) => errors[name]);
  return (
    <form {...formProps} encType={encType} className={classNames("grid gap-5 sm:grid-cols-2", className)}>
      {invalidFields.length > 0 ? (
        <ErrorSummary
          className="sm:col-span-full"
          title={
            invalidFields.length === 1
              ? formWords.oneWrong
              : fillText(formWords.severalWrong, { count: invalidFields.length })
          }
          errors={invalidFields.map(({ name }) => ({ fieldId: fieldId(idPrefix, name), message: errors[name] ?? "" }))}
        />
      ) : null}
      {rejection ? (
        <div ref={notice} tabIndex={-1} className="outline-none sm:col-span-full">
          <Notice tone="error" role="alert" title={formWords.notSent}>
            <p>{rejection}</p>
            <p className="mt-1">
              {own.keepsHappening.write} <a href={`mailto:${site.facts.email}`}>{site.facts.email}</a>{" "}
              {own.keepsHappening.call}{" "}
              <a href={site.facts.phone.href} className="whitespace-nowrap">
                {site.facts.phone.text}
              </a>
              {own.keepsHappening.end}
            </p>
          </Notice>
        </div>
      ) : null}
      {fields.map((field) => (
        <FormFieldRow
          key={field.name}
          field={field}
          id={fieldId(idPrefix, field.name)}
          value={values[field.name] ?? initialValues?.[field.name] ?? ""}
          error={errors[field.name]}
        />
      ))}
      {children}
      <Trap form={form} id={fieldId(idPrefix, ownFields.trap)} />
      {[
        { name: ownFields.marketing, label: marketing, value: "yes" },
        { name: ownFields.sequence, label: sequence, value: sequence },
      ].map(({ name, label, value }) =>
        label ? (
          <Checkbox
            key={name}
            id={fieldId(idPrefix, name)}
            name={name}
            value={value}
            label={label}
            defaultChecked={values[name] === "yes"}
            className="sm:col-span-full"
          />
        ) : null,
      )}
      <div className="grid gap-4 sm:col-span-full">
        <p className="text-xs text-ink-soft">
          {consent} <Link to="/privacy-policy">{own.privacy}</Link>
        </p>
        <div>
          <Button type="submit" busy={isBusy} className="max-sm:w-full">
            {submitLabel}
          </Button>
        </div>
        {reportsVisit ? (
          <details className="text-xs text-ink-soft">
            <summary className="inline-block cursor-pointer py-1 underline">{formWords.noted}</summary>
            <p className="mt-1">
              {rest.join(" ")} {visit.notice}
            </p>
          </details>
        ) : null}
      </div>
    </form>
  );
}

function Trap({ form, id }: { form: string; id: string }) {
  const { trap } = useCopy(ownWords);
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{trap}</label>
      <input id={id} name={ownFields.trap} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      <input type="hidden" name={ownFields.form} value={form} />
    </div>
  );
}

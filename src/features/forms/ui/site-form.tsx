import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { siteFacts } from "../../../facts/site-facts.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type FormAnswer, type FormShape, type FormValues, ownFields } from "../form-shape.ts";
import { FormFieldRow } from "./form-field.tsx";
import { fieldId, useForm } from "./use-form.ts";

export type SiteFormProps = {
  shape: FormShape;
  /** What the page was rendered with when the form was sent without JavaScript: `Route.useLoaderData()`. */
  answer: FormAnswer | undefined;
  submitLabel: string;
  /** What is known already and only to be changed. */
  known?: FormValues;
  /** Id of the element that holds the form; a page sent without JavaScript opens there. The form's own name when left out. */
  place?: string;
  /** "multipart/form-data" for forms with files. */
  encType?: "multipart/form-data";
  className?: string;
  /** Handles an error by returning true; it is then not shown above the form. */
  onRejected?: (code: string) => boolean;
  /** Further questions, after those of the shape. */
  children?: ReactNode;
};

/**
 * A form of ours: the shape's questions, the sentence on data protection and the button. It works as plain HTML; with
 * JavaScript the answer arrives without leaving the page.
 */
export function SiteForm({
  shape,
  answer,
  submitLabel,
  place,
  known,
  encType,
  className,
  onRejected,
  children,
}: SiteFormProps) {
  const { form, fields, notice: privacyNotice, marketing } = shape;
  const { errors, rejection, values, busy, notice, formProps } = useForm(
    shape,
    place ?? shape.form,
    answer,
    onRejected,
  );
  const wrong = fields.filter(({ name }) => errors[name]);
  return (
    <form {...formProps} encType={encType} className={classNames("grid gap-5 sm:grid-cols-2", className)}>
      {wrong.length > 0 ? (
        <ErrorSummary
          className="sm:col-span-full"
          title={wrong.length === 1 ? "One answer needs another look" : `${wrong.length} answers need another look`}
          errors={wrong.map(({ name }) => ({ fieldId: fieldId(form, name), message: errors[name] ?? "" }))}
        />
      ) : null}
      {rejection ? (
        <div ref={notice} tabIndex={-1} className="outline-none sm:col-span-full">
          <Notice tone="error" role="alert" title="This has not been sent yet">
            <p>{rejection}</p>
            <p className="mt-1">
              If it keeps happening, write to <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a> or call{" "}
              <a href={siteFacts.phone.href} className="whitespace-nowrap">
                {siteFacts.phone.text}
              </a>
              .
            </p>
          </Notice>
        </div>
      ) : null}
      {fields.map((field) => (
        <FormFieldRow
          key={field.name}
          field={field}
          id={fieldId(form, field.name)}
          value={values[field.name] ?? known?.[field.name] ?? ""}
          error={errors[field.name]}
        />
      ))}
      {children}
      <Trap form={form} />
      {marketing ? (
        <Checkbox
          id={fieldId(form, ownFields.marketing)}
          name={ownFields.marketing}
          value="yes"
          label={marketing}
          defaultChecked={values[ownFields.marketing] === "yes"}
          className="sm:col-span-full"
        />
      ) : null}
      <div className="grid gap-4 sm:col-span-full">
        <p className="text-xs text-ink-soft">
          {privacyNotice} <Link to="/privacy-policy">Privacy policy</Link>
        </p>
        <div>
          <Button type="submit" busy={busy} className="max-sm:w-full">
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A hidden field: only a bot fills it in. */
function Trap({ form }: { form: string }) {
  const id = fieldId(form, ownFields.trap);
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={ownFields.trap} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      <input type="hidden" name={ownFields.form} value={form} />
    </div>
  );
}

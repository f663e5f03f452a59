import { CircleCheck, TriangleAlert } from "lucide-react";
import type { PublishCheck } from "../../../features/content-drafts/publish-check.ts";
import type { ComparedField } from "../compared-field.ts";
import { contentFieldId } from "../content-field.ts";
import type { EditedKind } from "../editor-view.ts";

type PublishChecksProps = {
  kind: EditedKind;
  fields: readonly ComparedField[];
  checks: readonly PublishCheck[];
};

const counts = ["", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** The name that a screen reader says of a control. */
function nameOf(control: Element): string {
  const labels = (control.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
  return (control.getAttribute("aria-label") ?? labels.map((label) => label?.textContent ?? "").join(" ")).trim();
}

/** Moves the focus into a field of the form, whether it is a control with an id or a text of the document. */
function focusField(kind: EditedKind, name: string, label: string | undefined): void {
  const texts = [...document.querySelectorAll<HTMLElement>("main [role='textbox']")];
  const field = document.getElementById(contentFieldId(kind, name)) ?? texts.find((text) => nameOf(text) === label);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** What to do before publishing, each with the way there. */
export function PublishChecks({ kind, fields, checks }: PublishChecksProps) {
  if (checks.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-tide">
        <CircleCheck className="size-4.5" />
        Nothing is missing.
      </p>
    );
  }
  return (
    <section className="flex gap-2.5 border-signal border-l-3 bg-ground px-3.5 py-3" aria-label="Before publishing">
      <TriangleAlert className="mt-0.5 size-4.5 text-signal" />
      <div>
        <b>{counts[checks.length] ?? `${checks.length} things`} first</b>
        <ul>
          {checks.map(({ field, message, isRequired }) => (
            <li key={message} className="pt-1">
              <a
                className="inline-block min-h-6"
                href={`#${contentFieldId(kind, field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(kind, field, fields.find(({ name }) => name === field)?.label);
                }}
              >
                {message}
              </a>
              {isRequired ? null : <small>Optional</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

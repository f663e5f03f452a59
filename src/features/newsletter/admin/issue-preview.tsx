import { useState } from "react";

type Scheme = "light" | "dark";
type Form = "html" | "plain";
type Width = "phone" | "desktop";

const schemes: readonly { value: Scheme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];
const forms: readonly { value: Form; label: string }[] = [
  { value: "html", label: "Email" },
  { value: "plain", label: "Plain text" },
];

const widths: readonly { value: Width; label: string }[] = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
];

/** The email as it arrives, at the width of a phone or a desktop; follows every autosave. */
export function IssuePreview({ id, revision }: { id: number; revision: number }) {
  const [width, setWidth] = useState<Width>("desktop");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [form, setForm] = useState<Form>("html");
  if (id === 0) return null;
  const source = `/api/admin/issues/${id}/email?${form === "plain" ? "as=plain" : `scheme=${scheme}`}&revision=${revision}`;
  const name = widths.find(({ value }) => value === width)?.label ?? "";
  return (
    <section aria-labelledby="issue-preview" className="admin-card">
      <div className="issue-preview-head">
        <h2 id="issue-preview">Preview</h2>
        <Choice label="Width" options={widths} value={width} onChange={setWidth} />
        <Choice label="Colours" options={schemes} value={scheme} onChange={setScheme} />
        <Choice label="As" options={forms} value={form} onChange={setForm} />
      </div>
      <div className="issue-stage">
        <iframe
          title={`Email at ${name.toLowerCase()} width${form === "plain" ? ", plain text" : `, ${scheme}`}`}
          src={source}
          // Without scripts; the site's own origin lets its pictures load.
          sandbox="allow-same-origin allow-popups"
          className={width === "phone" ? "issue-device is-phone" : "issue-device"}
        />
      </div>
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons
    <div role="group" aria-label={label} className="issue-choice">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

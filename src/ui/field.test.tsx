import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

describe("form fields", () => {
  test("label their control and link error and help as its description", () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" help="We answer within a day." error="Enter an email address">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(html).toContain('<label for="email"');
    expect(html).toContain('aria-describedby="email-error email-help"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="email-error"');
    expect(html).toContain('id="email-help"');
  });

  test("reference no missing help or error", () => {
    const html = renderToStaticMarkup(
      <Field id="company" label="Company" optional>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(html).toContain("(optional)");
    expect(html).not.toContain("aria-describedby");
    expect(html).not.toContain("aria-invalid");
  });

  test("describe a checkbox by its error", () => {
    const html = renderToStaticMarkup(<Checkbox id="consent" label="I agree" error="Tick the box" />);
    expect(html).toContain('aria-describedby="consent-error"');
  });

  test("have a summary of errors with links, absent without errors", () => {
    const errors = [{ fieldId: "email", message: "Enter an email address" }];
    expect(renderToStaticMarkup(<ErrorSummary title="One thing" errors={errors} />)).toContain('href="#email"');
    expect(renderToStaticMarkup(<ErrorSummary title="One thing" errors={[]} />)).toBe("");
  });
});

import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDollars } from "../../../lib/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { industryStandards, type RoiFigureName } from "../roi.ts";
import { industryNames, roiCopy } from "../roi-copy.ts";
import type { RoiErrors } from "../roi-fields.ts";
import { roiIndustries } from "../roi-industry.ts";
import type { RoiForm as RoiFormModel } from "../use-roi-form.ts";
import { RoiField } from "./roi-field.tsx";

type RoiFormProps = {
  model: RoiFormModel;
  heading: "h2" | "h3";
  children?: ReactNode;
  otherErrors?: RoiErrors;
};

function hintsOf({ variant, industry }: RoiFormModel): Partial<Record<RoiFigureName, string>> {
  if (variant === "home" || !industry) return {};
  const { annualSalary, operationalCostPerEmployee } = industryStandards(industry);
  return {
    annualSalary: `Standard salary: ${formatDollars(annualSalary)}`,
    operationalCost: `Operational cost per employee: ${formatDollars(operationalCostPerEmployee)}`,
  };
}

/** Without JavaScript it submits to /roi-calculator, which calculates on the server. */
export function RoiForm({ model, heading: Heading, children, otherErrors }: RoiFormProps) {
  const router = useRouter();
  const { variant, industry, texts, errors, form, hydrated, locale, chooseIndustry, changeFigure, calculate } = model;
  const hints = hintsOf(model);
  const field = (name: RoiFigureName, hint?: string) => (
    <RoiField
      name={name}
      text={texts[name]}
      locale={locale}
      error={errors[name]}
      hint={hint ?? hints[name]}
      onChange={(text) => changeFigure(name, text)}
    />
  );
  return (
    <form
      ref={form}
      method="get"
      action={router.buildLocation({ to: "/roi-calculator" }).publicHref}
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        calculate(otherErrors);
      }}
    >
      <Heading className="text-h3">{roiCopy.title}</Heading>
      {variant === "home" ? (
        <Field label={roiCopy.industryLabel} help={industry ? undefined : roiCopy.industryHelp}>
          {(control) => (
            <Select
              {...control}
              name="industry"
              required
              value={industry ?? ""}
              onChange={({ currentTarget }) => chooseIndustry(roiIndustries.find((key) => key === currentTarget.value))}
            >
              <option value="">{roiCopy.chooseIndustry}</option>
              {roiIndustries.map((key) => (
                <option key={key} value={key}>
                  {industryNames[key]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="industry" value={industry ?? ""} />
      )}
      <div className="grid gap-x-4 gap-y-5 min-[30rem]:grid-cols-2">
        {field("employees")}
        {field("annualSalary")}
        {field("searchHours", roiCopy.searchHelp)}
        {field("turnover")}
      </div>
      {field("operationalCost")}
      {children}
      <Button type="submit" wide disabled={hydrated && !industry}>
        {roiCopy.calculate}
      </Button>
    </form>
  );
}

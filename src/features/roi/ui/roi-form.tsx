import { useRouter } from "@tanstack/react-router";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { industryName } from "../../../facts/industries.ts";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars } from "../../../lib/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { industryCopy } from "../industry-copy.ts";
import { industryStandards, type RoiFigureName } from "../roi.ts";
import { fieldPrefixes, type RoiFieldName, roiCopy, roiFieldCopy, searchHelp } from "../roi-copy.ts";
import { groupDigits, type RoiErrors, readField } from "../roi-fields.ts";
import { roiIndustries } from "../roi-industry.ts";
import { searchNames } from "../roi-search.ts";
import type { RoiForm as RoiFormModel } from "../use-roi-form.ts";

type AffixInputProps = Omit<ComponentPropsWithRef<"input">, "prefix"> & { prefix?: string; suffix?: string };

/** Screen readers skip the affixes, so the label or help must name the unit as well. */
function AffixInput({ prefix, suffix, ...rest }: AffixInputProps) {
  return (
    <div className="affix">
      {prefix ? (
        <span className="is-start" aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <TextInput {...rest} className={classNames(prefix && "has-start", !suffix && "no-end")} />
      {suffix ? <span aria-hidden="true">{suffix}</span> : null}
    </div>
  );
}

type RoiFieldProps = {
  name: RoiFieldName;
  text: string;
  locale: string | undefined;
  error?: string;
  hint?: string;
  optional?: boolean;
  /** Groups digits on blur. */
  isGrouped?: boolean;
  onChange: (text: string) => void;
};

export function RoiField({ name, text, locale, error, hint, optional, isGrouped, onChange }: RoiFieldProps) {
  const site = useSite();
  const { label, spokenUnit, suffix } = useCopy(roiFieldCopy)[name];
  function group() {
    const grouped = groupDigits(text);
    if (grouped !== text) onChange(grouped);
  }
  const reading = readField(name, text, locale, site);
  // The error already explains a doubtful reading.
  const note = error && reading.note?.doubtful ? undefined : reading.note;
  const help = (
    <>
      {note ? (
        <span className={classNames("block", note.doubtful ? "font-semibold text-signal" : "text-ink tabular-nums")}>
          {note.text}{" "}
        </span>
      ) : null}
      {hint}
    </>
  );
  const fullLabel = spokenUnit ? (
    <>
      {label} <span className="sr-only">{spokenUnit}</span>
    </>
  ) : (
    label
  );
  return (
    <Field label={fullLabel} error={error} optional={optional} help={note || hint ? help : undefined}>
      {(control) => (
        <AffixInput
          {...control}
          name={searchNames[name]}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={isGrouped ? group : undefined}
          prefix={fieldPrefixes[name]}
          suffix={suffix}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
        />
      )}
    </Field>
  );
}

type RoiFormProps = {
  model: RoiFormModel;
  heading: "h2" | "h3";
  children?: ReactNode;
  otherErrors?: RoiErrors;
};

function hintsOf(site: Site, { variant, industry }: RoiFormModel): Partial<Record<RoiFigureName, string>> {
  if (variant === "home" || !industry) return {};
  const { annualSalary, operationalCostPerEmployee } = industryStandards(industry);
  const copy = copyOf(site, roiFieldCopy);
  const filled = (text: string, amount: number) =>
    fillText(text, { amount: formatDollars(amount, site.facts.language) });
  return {
    annualSalary: filled(copy.standardSalary, annualSalary),
    operationalCost: filled(copy.costPerEmployee, operationalCostPerEmployee),
  };
}

/** Without JavaScript it submits to /roi-calculator, which calculates on the server. */
export function RoiForm({ model, heading: Heading, children, otherErrors }: RoiFormProps) {
  const site = useSite();
  const router = useRouter();
  const { variant, isOwnPage, industry, texts, errors, form, isHydrated, locale } = model;
  const { chooseIndustry, changeFigure, calculate } = model;
  const copy = useCopy(roiCopy);
  const { label: industryLabel } = useCopy(industryCopy);
  const hints = hintsOf(site, model);
  const field = (name: RoiFigureName, hint?: string) => (
    <RoiField
      name={name}
      text={texts[name]}
      locale={locale}
      error={errors[name]}
      hint={hint ?? hints[name]}
      isGrouped={isOwnPage}
      onChange={(text) => changeFigure(name, text)}
    />
  );
  return (
    <form
      ref={form}
      method="get"
      action={
        isHidden(site, "/roi-calculator") ? undefined : router.buildLocation({ to: "/roi-calculator" }).publicHref
      }
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        calculate(otherErrors);
      }}
    >
      <Heading className="text-h3">{copy.title}</Heading>
      {variant === "home" ? (
        <Field label={industryLabel} help={industry ? undefined : copy.industryHelp}>
          {(control) => (
            <Select
              {...control}
              name="industry"
              required
              value={industry ?? ""}
              onChange={({ currentTarget }) => chooseIndustry(roiIndustries.find((key) => key === currentTarget.value))}
            >
              <option value="">{copy.chooseIndustry}</option>
              {roiIndustries.map((key) => (
                <option key={key} value={key}>
                  {industryName(site, key)}
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
        {field("searchHours", `${searchHelp(site, copy)} ${isOwnPage ? copy.searchContext : ""}`.trim())}
        {field("turnover")}
      </div>
      {field("operationalCost")}
      {children}
      <Button type="submit" wide disabled={isHydrated && !industry}>
        {copy.calculate}
      </Button>
    </form>
  );
}

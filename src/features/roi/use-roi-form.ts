import { useHydrated } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { useSite } from "../../facts/use-site.ts";
import { formatDollars } from "../../lib/money.ts";
import {
  calculateRoi,
  industryDefaults,
  industryFigures,
  operationalCostOf,
  type RoiFigureName,
  type RoiScenario,
  type RoiVariant,
  type RoiView,
  roiFigureNames,
} from "./roi.ts";
import { partNames, resultParts, roiCopy } from "./roi-copy.ts";
import { groupDigits, plainTexts, type RoiErrors, type RoiTexts, readField, readTexts } from "./roi-fields.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";
import { searchNames } from "./roi-search.ts";

export type RoiStart = {
  industry: RoiIndustry | undefined;
  texts: RoiTexts;
  calculate?: boolean;
};

type RoiFormState = {
  industry: RoiIndustry | undefined;
  texts: RoiTexts;
  errors: RoiErrors;
  calculated: RoiScenario | null;
  /** For screen readers: the result or its errors. */
  announcement: string;
  submitCount: number;
};

type RoiFormOptions = {
  variant: RoiVariant;
  start: RoiStart;
  /** On the calculator's own page, valid input has a result at once, and digits are grouped. */
  isOwnPage?: boolean;
  /** The view of the announced result. */
  view?: RoiView;
  /** Null when the result is hidden again. */
  onCalculated?: (scenario: RoiScenario | null) => void;
};

function initialState(site: Site, { industry, texts, calculate }: RoiStart): RoiFormState {
  const { scenario, errors } = calculate ? readTexts(industry, texts, undefined, site) : { scenario: null, errors: {} };
  return { industry, texts, errors, calculated: scenario, announcement: "", submitCount: 0 };
}

function announce(site: Site, scenario: RoiScenario | null, errors: RoiErrors, view?: RoiView): string {
  const copy = copyOf(site, roiCopy);
  const names = copyOf(site, partNames);
  const dollars = (amount: number) => formatDollars(amount, site.facts.language);
  const result = scenario && calculateRoi(scenario, view);
  if (result) {
    const parts = resultParts.map((part) => `${names[part]} ${dollars(result[part])}`);
    return `${copy.totalLabel}: ${dollars(result.totalROI)}. ${parts.join(", ")}.`;
  }
  const count = Object.keys(errors).length;
  return count === 1 ? copy.oneWrong : fillText(copy.severalWrong, { count });
}

/** State of one calculator (spec 4). */
export function useRoiForm({ variant, start, isOwnPage = false, view, onCalculated }: RoiFormOptions) {
  const inputText = (figure: number) => (isOwnPage ? groupDigits(String(figure)) : String(figure));
  const site = useSite();
  const [state, setState] = useState(() => initialState(site, start));
  const form = useRef<HTMLFormElement>(null);
  const total = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  const locale = isHydrated ? Intl.NumberFormat().resolvedOptions().locale : undefined;

  function withIndustry(previous: RoiFormState, industry: RoiIndustry | undefined): RoiFormState {
    const employees = readField("employees", previous.texts.employees, locale).value;
    let { texts } = previous;
    if (industry && variant === "home") {
      const annualSalary = inputText(industryFigures[industry].defaultAnnualSalary);
      texts = { ...texts, annualSalary, operationalCost: inputText(operationalCostOf(variant, industry, employees)) };
    } else if (industry) {
      texts = { ...plainTexts(industryDefaults(industry, employees)), employees: previous.texts.employees };
    }
    const lastCalculated = variant === "home" ? null : previous.calculated;
    const calculated = isOwnPage ? readTexts(industry, texts, locale, site).scenario : lastCalculated;
    return { ...previous, industry, texts, calculated, errors: {}, announcement: "" };
  }

  function withFigure(previous: RoiFormState, name: RoiFigureName, text: string): RoiFormState {
    const texts = { ...previous.texts, [name]: text };
    const errors = { ...previous.errors, [name]: undefined };
    if (name === "employees" && previous.industry) {
      const employees = readField(name, text, locale).value;
      texts.operationalCost = inputText(operationalCostOf(variant, previous.industry, employees));
      errors.operationalCost = undefined;
    }
    return { ...previous, texts, errors };
  }

  function chooseIndustry(industry: RoiIndustry | undefined) {
    const next = withIndustry(state, industry);
    setState(next);
    if (variant === "home" && (state.calculated || next.calculated)) onCalculated?.(next.calculated);
  }

  function changeFigure(name: RoiFigureName, text: string) {
    setState((previous) => withFigure(previous, name, text));
  }

  function calculate(otherErrors: RoiErrors = {}) {
    if (!state.industry) return;
    const read = readTexts(state.industry, state.texts, locale, site);
    const errors = { ...read.errors, ...otherErrors };
    const scenario = Object.keys(errors).length === 0 ? read.scenario : null;
    const calculated = scenario ?? state.calculated;
    setState({
      ...state,
      errors,
      calculated,
      announcement: announce(site, scenario, errors, view),
      submitCount: state.submitCount + 1,
    });
    if (scenario) onCalculated?.(scenario);
  }

  /** Adopts input from before hydration or restored by the browser. */
  const adoptEntered = useEffectEvent(() => {
    const inputValue = (name: string) => {
      const control = form.current?.elements.namedItem(name);
      return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : undefined;
    };
    const selected = inputValue("industry");
    let next = state;
    if (selected !== undefined && selected !== (state.industry ?? "")) {
      const industry = roiIndustries.find((key) => key === selected);
      next = withIndustry(state, industry);
    }
    for (const name of roiFigureNames) {
      const text = inputValue(searchNames[name]);
      if (text !== undefined && text !== state.texts[name]) next = withFigure(next, name, text);
    }
    if (next !== state) setState(next);
  });
  // A layout effect: the first re-render would overwrite the visitor's input.
  useLayoutEffect(() => adoptEntered(), []);

  const showOutcome = useEffectEvent(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else total.current?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (state.submitCount > 0) showOutcome();
  }, [state.submitCount]);

  const { scenario: entered } = readTexts(state.industry, state.texts, locale, site);
  const { calculated } = state;
  const isStale =
    calculated !== null &&
    (!entered ||
      entered.industry !== calculated.industry ||
      roiFigureNames.some((name) => !Object.is(entered[name], calculated[name])));

  return {
    ...state,
    variant,
    isOwnPage,
    form,
    total,
    isHydrated,
    locale,
    isStale,
    chooseIndustry,
    changeFigure,
    calculate,
  };
}

export type RoiForm = ReturnType<typeof useRoiForm>;

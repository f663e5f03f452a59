import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ChartPicture } from "../../../ui/chart-picture.tsx";
import { homeDefaults, industryDefaults } from "../roi.ts";
import { roiCopy } from "../roi-copy.ts";
import { plainTexts } from "../roi-fields.ts";
import type { RoiIndustry } from "../roi-industry.ts";
import { scenarioSearch } from "../scenario-search.ts";
import { type RoiForm as RoiFormModel, useRoiForm } from "../use-roi-form.ts";
import { RoiForm } from "./roi-form.tsx";
import { RoiResult } from "./roi-result.tsx";

type Heading = "h2" | "h3";

/** The home page lets the visitor choose the industry (spec 2 and 4). */
type RoiCalculatorProps = { heading?: Heading } & (
  | { variant: "home"; className?: string }
  | { variant: "industry"; industry: RoiIndustry; id?: string }
);

export function RoiCalculator({ heading = "h3", ...props }: RoiCalculatorProps) {
  if (props.variant === "home") return <HomeCalculator heading={heading} className={props.className} />;
  return (
    <div id={props.id} className="grid gap-5">
      <IndustryCalculator industry={props.industry} heading={heading} />
    </div>
  );
}

function HomeCalculator({ heading, className }: { heading: Heading; className: string | undefined }) {
  const model = useRoiForm({ variant: "home", start: { industry: undefined, texts: plainTexts(homeDefaults) } });
  return <CalculatorCard model={model} heading={heading} className={className} />;
}

function IndustryCalculator({ heading, industry }: { heading: Heading; industry: RoiIndustry }) {
  const model = useRoiForm({ variant: "industry", start: { industry, texts: plainTexts(industryDefaults(industry)) } });
  if (model.industry !== industry) model.chooseIndustry(industry);
  return <CalculatorCard model={model} heading={heading} />;
}

type CalculatorCardProps = { model: RoiFormModel; heading: Heading; className?: string | undefined };

function CalculatorCard({ model, heading, className }: CalculatorCardProps) {
  return (
    <RoiCard className={className} form={<RoiForm model={model} heading={heading} />} announcement={model.announcement}>
      <CardResult model={model} />
    </RoiCard>
  );
}

function CardResult({ model }: { model: RoiFormModel }) {
  const site = useSite();
  const copy = useCopy(roiCopy);
  const { variant, industry, calculated, isStale, total } = model;
  if (!calculated) return <RoiWaiting industry={industry} />;
  return (
    <RoiResult
      scenario={calculated}
      totalRef={total}
      isStale={isStale}
      actions={
        <>
          {isHidden(site, "/strategy-call") ? null : (
            <Link to="/strategy-call" className={buttonClass({ kind: "ink" })}>
              {copy.call[variant]}
            </Link>
          )}
          {isHidden(site, "/roi-calculator") ? null : (
            <Link to="/roi-calculator" search={scenarioSearch(calculated)} className={buttonClass({ kind: "quiet" })}>
              {copy.printOrShare}
            </Link>
          )}
        </>
      }
    />
  );
}

export function RoiWaiting({ industry }: { industry: RoiIndustry | undefined }) {
  const copy = useCopy(roiCopy);
  return (
    <div className="waiting">
      <ChartPicture
        name={`roi-${industry ?? "manufacturing"}`}
        width={198}
        height={114}
        className="rounded-control border border-line"
      />
      <p className="lead max-w-96">{industry ? copy.waitingForCalculate : copy.waitingForIndustry}</p>
    </div>
  );
}

type RoiCardProps = {
  form: ReactNode;
  /** For screen readers. */
  announcement: string;
  id?: string;
  /** On phones, the result comes first; `figures` is then the anchor of the form. */
  resultFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function RoiCard({ form, announcement, id, resultFirst, className, children }: RoiCardProps) {
  const side = "min-w-0 p-[clamp(20px,3vw,40px)]";
  return (
    <div
      id={id}
      className={classNames(
        "grid overflow-hidden rounded-card border border-line bg-surface text-left lg:grid-cols-[5fr_6fr]",
        resultFirst && "max-lg:[reading-flow:grid-order]",
        className,
      )}
    >
      <div id={resultFirst ? "figures" : undefined} className={side}>
        {form}
      </div>
      <div
        className={classNames(
          side,
          "flex flex-col border-line bg-paper lg:border-l",
          resultFirst ? "max-lg:order-first max-lg:border-b" : "max-lg:border-t",
        )}
      >
        {children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

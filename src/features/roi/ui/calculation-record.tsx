import { industryName } from "../../../facts/industries.ts";
import { chosenUrl } from "../../../facts/page-urls.ts";
import { useSite } from "../../../facts/use-site.ts";
import { ownChartUrl } from "../own-chart.ts";
import type { RoiScenario } from "../roi.ts";
import { calculationFacts, calculationUrl } from "../shared-calculation.ts";

/** A visitor's calculation as their record shows it to the owner: chart, figures and link. */
export function CalculationRecord({ scenario }: { scenario: RoiScenario }) {
  const site = useSite();
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-3">
      <img
        src={ownChartUrl(scenario)}
        alt="Chart of the organisation: land for the headcount, soundings for the hours searched"
        width={840}
        height={440}
        loading="lazy"
        className="h-auto w-full max-w-[24rem] rounded-control border border-line"
      />
      <dl className="grid grow basis-56 grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {calculationFacts(scenario, industryName(site, scenario.industry)).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <a className="basis-full" href={chosenUrl(site, calculationUrl(scenario))}>
        Open the calculation
      </a>
    </div>
  );
}

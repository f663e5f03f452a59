import { useRouter } from "@tanstack/react-router";
import { isHidden } from "../../../facts/hidden-pages.ts";
import { industryName } from "../../../facts/industries.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { industryLabel, type RoiIndustry, roiIndustries } from "../roi-industry.ts";

type ChooserProps = { chosen: RoiIndustry | undefined; onChoose: (industry: RoiIndustry) => void };

/** Without JavaScript each button opens the calculator's page. */
export function IndustryChooser({ chosen, onChoose }: ChooserProps) {
  const site = useSite();
  const router = useRouter();
  return (
    <form
      method="get"
      action={
        isHidden(site, "/roi-calculator") ? undefined : router.buildLocation({ to: "/roi-calculator" }).publicHref
      }
      aria-label={industryLabel}
      className="flex flex-wrap gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      {roiIndustries.map((industry) => (
        <Button
          key={industry}
          type="submit"
          name="industry"
          value={industry}
          kind={chosen === industry ? "ink" : "secondary"}
          aria-pressed={chosen === industry}
          onClick={() => onChoose(industry)}
        >
          {industryName(site, industry)}
        </Button>
      ))}
    </form>
  );
}

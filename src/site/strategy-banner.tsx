import type { ReactNode } from "react";
import type { NavLink } from "../facts/navigation.ts";
import { classNames } from "../lib/class-names.ts";
import { ChartPicture } from "../ui/chart-picture.tsx";
import { Section } from "../ui/section.tsx";
import { ActionLink } from "./action-link.tsx";

export type StrategyBannerProps = {
  title: string;
  lead: ReactNode;
  action: NavLink;
  secondAction?: NavLink;
  picture?: ReactNode;
};

export function StrategyBanner({ title, lead, action, secondAction, picture }: StrategyBannerProps) {
  return (
    <Section ground="deep" label={title} className="overflow-clip print:hidden">
      <ChartPicture
        name="banner"
        width={1440}
        height={560}
        className="absolute inset-0 size-full object-cover object-right banner-drawing"
      />
      <div
        className={classNames(
          "relative grid items-center gap-x-24 gap-y-12",
          Boolean(picture) && "lg:grid-cols-[7fr_4fr]",
        )}
      >
        <div>
          <h2 className="max-w-[15em]">{title}</h2>
          {lead ? <p className="lead mt-4 text-pretty">{lead}</p> : null}
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <ActionLink {...action} />
            {secondAction && <ActionLink {...secondAction} kind="quiet" />}
          </div>
        </div>
        {picture}
      </div>
    </Section>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { ChartPicture } from "../ui/chart-picture.tsx";
import { Container } from "../ui/container.tsx";

type StandAloneProps = { title: string; lead: ReactNode; className?: string; children?: ReactNode };

export function StandAlone({ title, lead, className, children }: StandAloneProps) {
  return (
    <Container className="grid min-h-[min(70svh,40rem)] content-center gap-x-16 gap-y-10 pt-[calc(var(--bar)+48px)] pb-section lg:grid-cols-[7fr_4fr]">
      <div className={classNames("min-w-0", className)}>
        <h1 className="text-h1-s">{title}</h1>
        <p className="lead mt-4 max-w-[32em]">{lead}</p>
        {children ? <div className="mt-8 grid justify-items-start gap-4">{children}</div> : null}
      </div>
      <ChartPicture name="empty" width={320} height={176} className="self-center justify-self-end max-lg:hidden" />
    </Container>
  );
}

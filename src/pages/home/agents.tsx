import type { ReactNode } from "react";
import { ActionLink } from "../../site/action-link.tsx";
import { Card, CardBody } from "../../ui/card.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Section } from "../../ui/section.tsx";
import { agentsCopy, anchors } from "./home-copy.ts";
import { AnswerSpecimen, PlanSpecimen, RecordingSpecimen } from "./specimens.tsx";

const { mark, title, lead, answers, writes, onboards, figures, action } = agentsCopy;

/** What an agent does, each with a small piece of the product, and what comes of it. */
export function Agents() {
  return (
    <Section id={anchors.agents} ground="ground" mark={mark} title={title} lead={lead}>
      <ul className="card-row-3">
        <AgentCard {...answers} specimen={<AnswerSpecimen {...answers.specimen} />} />
        <AgentCard {...writes} specimen={<RecordingSpecimen {...writes.specimen} />} />
        <AgentCard {...onboards} specimen={<PlanSpecimen weeks={onboards.specimen} />} />
      </ul>
      <Figures
        row
        items={figures}
        className="mt-[clamp(40px,4vw,64px)]"
        action={<ActionLink {...action} kind="secondary" />}
      />
    </Section>
  );
}

function AgentCard({ title, text, specimen }: { title: string; text: string; specimen: ReactNode }) {
  return (
    <Card as="li" className="gap-0 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:row-span-2 lg:grid lg:grid-rows-subgrid">
      <div className="flex min-h-[clamp(11rem,16vw,14.75rem)] flex-col justify-center gap-2 border-b border-line bg-ground p-5 text-sm leading-[1.45] sm:max-lg:border-r sm:max-lg:border-b-0">
        {specimen}
      </div>
      <CardBody className="sm:max-lg:justify-center">
        <h3>{title}</h3>
        <p>{text}</p>
      </CardBody>
    </Card>
  );
}

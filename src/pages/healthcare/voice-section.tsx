import type { ReactNode } from "react";
import { Card, CardBody } from "../../ui/card.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { GuideLink } from "./guide-link.tsx";
import { solutionCopy } from "./healthcare-agent-copy.ts";
import { AccessSpecimen, CaptureSpecimen, ProcessingSpecimen } from "./voice-specimens.tsx";

const { mark, title, capture, processing, access, closing } = solutionCopy;

const parts: readonly { title: string; text: string; specimen: ReactNode }[] = [
  { ...capture, specimen: <CaptureSpecimen /> },
  { ...processing, specimen: <ProcessingSpecimen /> },
  { ...access, specimen: <AccessSpecimen /> },
];

/** The three parts of the agent (spec 2), following one SOP through all of them. */
export function VoiceSection() {
  return (
    <Section id="voice-agent" mark={mark} title={title}>
      <ol className="card-row-3">
        {parts.map((part) => (
          <Card
            as="li"
            key={part.title}
            className="sm:max-lg:grid sm:max-lg:grid-cols-[44%_1fr] lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="flex flex-col border-b border-line bg-ground p-[clamp(20px,2vw,28px)] text-sm sm:max-lg:border-r sm:max-lg:border-b-0">
              {part.specimen}
            </div>
            <CardBody>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </CardBody>
          </Card>
        ))}
      </ol>
      <Closing bar>
        <p>{closing}</p>
        <GuideLink />
      </Closing>
    </Section>
  );
}

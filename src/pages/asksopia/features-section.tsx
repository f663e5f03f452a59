import type { ReactNode } from "react";
import { Card, CardBody } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { AccessSpecimen, AnswerSpecimen, OnboardingSpecimen, WritingSpecimen } from "./feature-specimens.tsx";
import { featuresCopy } from "./product-copy.ts";

/** The four features (spec 2), each with a specimen of what the user sees. */
export function FeaturesSection() {
  const { mark, title, answers, writing, onboarding, access } = featuresCopy;
  const features: readonly { title: string; text: string; specimen: ReactNode }[] = [
    { ...answers, specimen: <AnswerSpecimen /> },
    { ...writing, specimen: <WritingSpecimen /> },
    { ...onboarding, specimen: <OnboardingSpecimen /> },
    { ...access, specimen: <AccessSpecimen /> },
  ];
  return (
    <Section id="features" mark={mark} title={title}>
      <ul className="card-row-2">
        {features.map((feature) => (
          <Card as="li" key={feature.title} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <div className="flex flex-col border-b border-line bg-ground p-[clamp(20px,2vw,28px)] text-sm">
              {feature.specimen}
            </div>
            <CardBody>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </CardBody>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

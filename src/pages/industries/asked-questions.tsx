import { BookOpen } from "lucide-react";
import { ActionLink } from "../../site/action-link.tsx";
import { Closing, Indent, Section } from "../../ui/section.tsx";
import type { IndustryCopy } from "./industry-copy.ts";
import { marks } from "./shared-copy.ts";

/** Questions from the visitor's day, each with its answer and the page it was read on. */
export function AskedQuestions({ title, lead, questions, more }: IndustryCopy["asked"]) {
  return (
    <Section mark={marks.asked} title={title} lead={lead}>
      <ol>
        {questions.map(({ place, question, answer, source }) => (
          <li
            key={question}
            className="grid gap-x-gap gap-y-3 border-t border-line py-6 last:border-b lg:grid-cols-[calc(25%-var(--gap)/4)_4fr_5fr] lg:py-8"
          >
            <p className="text-sm text-ink-soft tabular-nums lg:pt-1.5">{place}</p>
            <h3 className="max-w-[17em] italic">{question}</h3>
            <div>
              <p>{answer}</p>
              <p className="mt-2 flex items-start gap-2.5 text-sm font-medium text-accent">
                <BookOpen className="mt-0.5 size-4.5" />
                {source}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {more && (
        <Indent>
          <Closing>
            <p className="text-ink-soft">{more.text}</p>
            <ActionLink {...more.link} kind="quiet" />
          </Closing>
        </Indent>
      )}
    </Section>
  );
}

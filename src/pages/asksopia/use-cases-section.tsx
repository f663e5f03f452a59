import { BookOpen } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";
import { accentClass } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { type UseCase, useCasesCopy } from "./product-copy.ts";

/** Radiology, logistics, finance (spec 2): one question each, as it is asked and answered. */
export function UseCasesSection() {
  const { mark, title, lead, cases } = useCasesCopy;
  return (
    <Section id="use-cases" ground="ground" mark={mark} title={title} lead={lead}>
      <ul>
        {cases.map((useCase) => (
          <UseCaseRow key={useCase.key} useCase={useCase} />
        ))}
      </ul>
    </Section>
  );
}

function UseCaseRow({ useCase }: { useCase: UseCase }) {
  const { accent, name, situation, question, answer, source } = useCase;
  return (
    <li
      className={classNames(
        accentClass(accent),
        "grid gap-x-gap gap-y-5 border-t border-line py-[clamp(28px,3vw,44px)] last:border-b lg:grid-cols-[3fr_9fr]",
      )}
    >
      <div>
        <h3 className="text-accent">{name}</h3>
        <p className="mt-2 max-w-[34em] text-sm text-ink-soft lg:max-w-[17em]">{situation}</p>
      </div>
      <div className="grid gap-x-gap gap-y-4 md:grid-cols-[5fr_6fr]">
        <p className="font-serif text-h3 leading-[1.25] italic">{question}</p>
        <div className="border-l-2 border-accent pl-5">
          <p className="text-base">{answer}</p>
          <p className="mt-3 flex gap-2 text-sm font-medium text-accent">
            <BookOpen className="mt-0.5 size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </li>
  );
}

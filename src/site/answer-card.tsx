import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type SampleAnswer = {
  circumstances: readonly string[];
  question: string;
  answer: string;
  source: string;
  approval: string;
};

type AnswerCardProps = SampleAnswer & { id?: string; className?: string; children?: ReactNode };

/** One question with its answer and source page. */
export function AnswerCard(props: AnswerCardProps) {
  const { circumstances, question, answer, source, approval, id, className, children } = props;
  return (
    <figure
      id={id}
      className={classNames(
        "max-w-95 rounded-card border border-line bg-surface px-5.5 py-5 float-shadow lg:w-95",
        className,
      )}
    >
      <figcaption className="dotted mb-2 flex flex-wrap gap-x-2 text-xs text-ink-soft">
        {circumstances.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </figcaption>
      <p className="font-serif text-[1.25rem] leading-[1.3] tracking-[-0.01em] italic">{question}</p>
      <p className="mt-3 border-t border-line pt-3 text-base leading-normal">{answer}</p>
      <p className="mt-3.5 flex items-start gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs leading-[1.4] font-medium text-tide">
        <BookOpen className="size-4.5" />
        <span>
          {source}
          <br />
          {approval}
        </span>
      </p>
      {children}
    </figure>
  );
}

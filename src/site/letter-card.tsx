import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { buttonClass } from "../ui/button.tsx";
import { mailLink } from "./mail-link.ts";
import { siteFacts } from "./site-facts.ts";

export type LetterCardProps = {
  /** The place that buttons elsewhere on the page lead to. */
  id: string;
  title: string;
  intro: ReactNode;
  /** Subject of the message. */
  subject: string;
  /** Lines of the message that the writer completes; without the colon that follows each. */
  lines: readonly string[];
  submitLabel: string;
  heading?: "h2" | "h3";
  className?: string;
  /** Stands above the button. */
  children?: ReactNode;
};

/** A card that opens a prepared message in the visitor's mail program, with the telephone as the other way. */
export function LetterCard(props: LetterCardProps) {
  const { id, title, intro, subject, lines, submitLabel, heading: Heading = "h2", className, children } = props;
  const { email, phone } = siteFacts;
  const body = lines.map((line) => `${line}: `);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        "on-paper rounded-card border border-line bg-surface p-[clamp(1.5rem,3vw,2.5rem)]",
        className,
      )}
    >
      <Heading id={`${id}-title`} className="text-h3">
        {title}
      </Heading>
      <p className="mt-3 max-w-[36em] text-base text-ink-soft">{intro}</p>
      {children}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={mailLink(email, subject, body)} className={buttonClass()}>
          <Mail />
          {submitLabel}
        </a>
        <p className="text-sm text-ink-soft">
          or call{" "}
          <a href={phone.href} className="inline-block py-1 whitespace-nowrap tabular-nums">
            {phone.text}
          </a>
        </p>
      </div>
      <p className="mt-5 border-t border-line pt-4 text-xs text-ink-soft">
        The button opens a prepared message to {email} in your own mail program. Nothing is sent before you send it.
      </p>
    </section>
  );
}

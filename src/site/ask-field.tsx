import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useId } from "react";
import { isHidden } from "../facts/hidden-pages.ts";
import { useCopy, useSite } from "../facts/use-site.ts";
import { buttonClass } from "../ui/button.tsx";
import { askWords } from "./ask-copy.ts";

export function AskSection({ title, text }: { title: string; text: string }) {
  const site = useSite();
  if (isHidden(site, "/ask")) return null;
  return (
    <section className="no-print border-t border-line py-section-tight" aria-labelledby="ask-instead">
      <div className="wrap">
        <h2 id="ask-instead" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 mb-6 max-w-read text-ink-soft">{text}</p>
        <AskField />
      </div>
    </section>
  );
}

type AskFieldProps = {
  question?: string;
  label?: string;
  compact?: boolean;
  secondary?: boolean;
  className?: string;
};

/** A plain form, enhanced by `ask-in-place.ts`. */
export function AskField({ question, label, compact, secondary = compact, className }: AskFieldProps) {
  const site = useSite();
  const words = useCopy(askWords);
  const id = useId();
  const router = useRouter();
  if (isHidden(site, "/ask")) return null;
  return (
    <search aria-label={label ?? words.archive} className={className}>
      <form action={router.buildLocation({ to: "/ask" }).publicHref} className={`ask ${compact ? "is-compact" : ""}`}>
        <div className="search">
          <label htmlFor={id} className="sr-only">
            {words.question}
          </label>
          <Search aria-hidden="true" />
          <input
            key={question}
            id={id}
            className="input"
            name="q"
            type="search"
            defaultValue={question}
            placeholder={words.hint}
            maxLength={300}
            autoComplete="off"
            data-ask
          />
        </div>
        <button type="submit" className={buttonClass({ kind: secondary ? "secondary" : "primary" })}>
          {words.submit}
        </button>
      </form>
    </search>
  );
}

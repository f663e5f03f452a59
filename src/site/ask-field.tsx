import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { buttonClass } from "../ui/button.tsx";
import { TextInput } from "../ui/text-input.tsx";
import "./ask-field.css";

const placeholder = "Ask in your own words";

type AskFieldProps = {
  /** The question that was asked. */
  question?: string;
  /** Names the form where a page has another search beside it. */
  label?: string;
  compact?: boolean;
  onAsk?: () => void;
  className?: string;
};

/** The field that asks the archive. It is a plain form: without scripts the question is sent all the same. */
export function AskField({ question = "", label = "Ask the archive", compact, onAsk, className }: AskFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = event.currentTarget.querySelector("input")?.value.trim();
    onAsk?.();
    void navigate({ to: "/ask", search: q ? { q } : {} });
  }

  return (
    <search aria-label={label} className={className}>
      <form action="/ask" onSubmit={onSubmit} className={classNames("ask", compact && "is-compact")}>
        <div className="search">
          <label htmlFor={id} className="sr-only">
            Your question
          </label>
          <Search aria-hidden="true" />
          <TextInput
            key={question}
            id={id}
            name="q"
            type="search"
            defaultValue={question}
            placeholder={placeholder}
            maxLength={300}
            autoComplete="off"
            data-ask
          />
          {compact ? null : (
            <span className="key" aria-hidden="true">
              /
            </span>
          )}
        </div>
        <button type="submit" className={buttonClass({ kind: compact ? "secondary" : "primary" })}>
          Ask
        </button>
      </form>
    </search>
  );
}

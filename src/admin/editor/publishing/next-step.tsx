import { ArrowUpRight } from "lucide-react";
import type { SaveIntent } from "../../../features/content-drafts/editing.ts";
import type { PublishingStep } from "../../../features/content-drafts/publication.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";

type NextStepProps = {
  /** Null when nothing is left to do. */
  step: PublishingStep | null;
  /** The public page of the item, or null while it has none. */
  publicPath: string | null;
  busy: SaveIntent | undefined;
  run: (intent: SaveIntent) => void;
};

/** The main button of a form: what comes next, and the public page once there is nothing left to do. */
export function NextStep({ step, publicPath, busy, run }: NextStepProps) {
  if (step) {
    return (
      <Button busy={busy === step.intent} onClick={() => run(step.intent)}>
        {step.label}
      </Button>
    );
  }
  if (publicPath === null) return null;
  return (
    <a href={publicPath} target="_blank" rel="noreferrer" className={buttonClass()}>
      View
      <ArrowUpRight />
      <span className="sr-only">the public page in a new tab</span>
    </a>
  );
}

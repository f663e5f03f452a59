import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type StateProps = { title: string; text?: ReactNode; action?: ReactNode; heading?: "h2" | "h3"; className?: string };

/** Announced when it appears. */
export function ErrorState({ title, text, action, heading: Heading = "h2", className }: StateProps) {
  return (
    <div role="alert" className={classNames("state", className)}>
      <CloudOff className="size-8 text-flag" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}

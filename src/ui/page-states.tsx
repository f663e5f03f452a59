import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { ChartPicture } from "./chart-picture.tsx";

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  heading?: "h2" | "h3";
};

export function EmptyState({ title, text, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="state">
      <ChartPicture name="empty" width={220} height={120} className="state-picture" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}

/** Announced when it appears. */
export function ErrorState({
  title,
  text,
  action,
  heading: Heading = "h2",
  className,
}: EmptyStateProps & { className?: string }) {
  return (
    <div role="alert" className={classNames("state", className)}>
      <CloudOff className="size-8 text-flag" />
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}

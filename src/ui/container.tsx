import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type ContainerProps = { read?: boolean; className?: string; children: ReactNode };

/** 1160 px wide with gutters; `read` limits content to 680 px, left-aligned. */
export function Container({ read = false, className, children }: ContainerProps) {
  return (
    <div className={classNames("wrap", className)}>
      {read ? <div className="max-w-read">{children}</div> : children}
    </div>
  );
}

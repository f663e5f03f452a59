import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type ContainerProps = { read?: boolean; id?: string; className?: string; children: ReactNode };

/** The content width of 1160 px with gutters; `read` keeps its content within the reading width of 680 px, on the left edge. */
export function Container({ read = false, id, className, children }: ContainerProps) {
  return (
    <div id={id} className={classNames("wrap", className)}>
      {read ? <div className="max-w-read">{children}</div> : children}
    </div>
  );
}

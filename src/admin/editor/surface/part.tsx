import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type PartProps = {
  /** Name in the margin; a label where the part has one control. */
  name: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Part({ name, note, className, children }: PartProps) {
  return (
    <div className={classNames("part", className)}>
      <div className="part-name">
        {name}
        {note ? <small>{note}</small> : null}
      </div>
      <div className="part-body">{children}</div>
    </div>
  );
}

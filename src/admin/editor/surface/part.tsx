import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";

type PartProps = {
  /** Its name in the margin; a label where the part has one control. */
  name: ReactNode;
  /** Under the name: where it appears, or how long it is. */
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** One part of a document, with its name in the margin. */
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

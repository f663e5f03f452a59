import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

type NoteProps = ComponentPropsWithRef<"p"> & { as?: "p" | "div" | "span" };

export function Note({ as: Element = "p", className, ...rest }: NoteProps) {
  return <Element data-note="" {...rest} className={classNames("max-w-176 text-pretty text-ink-soft", className)} />;
}

import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

/** An input of several lines; accepts every native attribute. */
export function Textarea({ className, rows = 5, ...rest }: ComponentPropsWithRef<"textarea">) {
  return <textarea {...rest} rows={rows} className={classNames("input", className)} />;
}

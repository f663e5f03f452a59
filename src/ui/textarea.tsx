import type { ComponentPropsWithRef } from "react";

/** An input of several lines; accepts every native attribute. */
export function Textarea({ rows = 5, ...rest }: ComponentPropsWithRef<"textarea">) {
  return <textarea {...rest} rows={rows} className="input" />;
}

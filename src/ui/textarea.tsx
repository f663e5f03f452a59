import type { ComponentPropsWithRef } from "react";

export function Textarea({ rows = 5, ...rest }: ComponentPropsWithRef<"textarea">) {
  return <textarea {...rest} rows={rows} className="input" />;
}

import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

export function Textarea({ rows = 5, ...rest }: ComponentPropsWithRef<"textarea">) {
  return <textarea {...rest} rows={rows} className="input" />;
}

export function TextInput({ className, type = "text", ...rest }: ComponentPropsWithRef<"input">) {
  return <input {...rest} type={type} className={classNames("input", className)} />;
}

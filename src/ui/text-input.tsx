import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

/** A one-line input; accepts every native attribute. */
export function TextInput({ className, type = "text", ...rest }: ComponentPropsWithRef<"input">) {
  return <input {...rest} type={type} className={classNames("input", className)} />;
}

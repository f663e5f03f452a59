import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

/** `className` applies to the frame. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<"select">) {
  return (
    <div className={classNames("select", className)}>
      <select {...rest} className="input">
        {children}
      </select>
      <ChevronDown />
    </div>
  );
}

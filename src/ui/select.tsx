import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";

/** A native choice of one; its options are its children, its class name goes to the frame around it. */
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

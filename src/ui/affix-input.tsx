import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { TextInput } from "./text-input.tsx";

type AffixInputProps = Omit<ComponentPropsWithRef<"input">, "prefix"> & { prefix?: string; suffix?: string };

/** The affix is decorative: also name the unit in the label or help. */
export function AffixInput({ prefix, suffix, ...rest }: AffixInputProps) {
  return (
    <div className="affix">
      {prefix ? (
        <span className="is-start" aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <TextInput {...rest} className={classNames(prefix && "has-start", !suffix && "no-end")} />
      {suffix ? <span aria-hidden="true">{suffix}</span> : null}
    </div>
  );
}

import type { LucideIcon as Icon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "../../../lib/class-names.ts";

type ToolButtonProps = Omit<ComponentPropsWithRef<"button">, "name"> & {
  name: string;
  icon: Icon;
  /** Shown beside the icon. */
  words?: string;
  isUnable?: boolean;
};

/** A tool of a text: pressing it leaves the selection, and a phone's keyboard, where they are. */
export function ToolButton({
  name,
  icon: Icon,
  words,
  isUnable,
  className,
  onClick,
  children,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      title={name}
      aria-label={name}
      aria-disabled={isUnable ? true : undefined}
      className={classNames("tool", className)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isUnable ? undefined : onClick}
    >
      <Icon />
      {words ? <span>{words}</span> : null}
      {children}
    </button>
  );
}

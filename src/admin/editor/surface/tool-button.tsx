import type { LucideIcon as Icon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { classNames } from "../../../lib/class-names.ts";

type ToolButtonProps = Omit<ComponentPropsWithRef<"button">, "name"> & {
  name: string;
  icon: Icon;
  words?: string;
  isUnable?: boolean;
};

export const toolClass = (className?: string): string =>
  classNames(
    "inline-flex h-10 min-w-8.5 flex-none items-center justify-center gap-1.5 rounded-control px-1.75 text-sm font-medium whitespace-nowrap",
    "hover:bg-ink/7 aria-disabled:text-line-strong aria-pressed:bg-tide-soft aria-pressed:text-tide pointer-coarse:h-11 pointer-coarse:min-w-11",
    className,
  );

/** Pressing it keeps the selection and a phone's keyboard. */
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
      data-tool=""
      title={name}
      aria-label={name}
      aria-disabled={isUnable ? true : undefined}
      className={toolClass(className)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isUnable ? undefined : onClick}
    >
      <Icon className="size-4.5" />
      {words ? <span>{words}</span> : null}
      {children}
    </button>
  );
}

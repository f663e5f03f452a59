import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "ink" | "danger";
export type ButtonSize = "md" | "sm";
export type ButtonStyle = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; className?: string };

/** Default: primary, 48 px high. */
export function buttonClass({ kind = "primary", size = "md", wide = false, className }: ButtonStyle = {}): string {
  return classNames("btn", `btn-${kind}`, size === "sm" && "btn-sm", wide && "w-full", className);
}

type ButtonProps = ComponentPropsWithRef<"button"> & ButtonStyle & { busy?: boolean };

/** While `busy`: keeps focus and label, shows a spinner, ignores clicks. */
export function Button({
  kind,
  size,
  wide,
  className,
  busy = false,
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide, className })}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

export function iconButtonClass({ bare = false, className }: { bare?: boolean; className?: string } = {}): string {
  return classNames("icon-btn", bare && "is-bare", className);
}

type IconButtonProps = ComponentPropsWithRef<"button"> & { label: string; bare?: boolean };

export function IconButton({ label, bare, className, type = "button", ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass({ bare, className })} />;
}

import type { ComponentPropsWithRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "ink" | "signal" | "danger";
export type ButtonSize = "md" | "sm";
export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; className?: string };

const kinds: Record<ButtonKind, string> = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  quiet: "btn-quiet",
  ink: "btn-ink",
  signal: "btn-signal",
  danger: "btn-danger",
};
const sizes: Record<ButtonSize, string> = { md: "", sm: "btn-sm" };

/** Class names that make a link or a button look like a button of the given kind (default: primary, 48 px high). */
export function buttonClass({ kind = "primary", size = "md", wide = false, className }: ButtonLook = {}): string {
  return classNames("btn", kinds[kind], sizes[size], wide && "w-full", className);
}

type ButtonProps = ComponentPropsWithRef<"button"> & ButtonLook & { busy?: boolean };

/** A button; while `busy` it keeps its focus and its words, shows a spinner and ignores clicks. */
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

/** Class names of a 44 px square button that holds one icon; `bare` leaves out its frame. */
export function iconButtonClass({ bare = false, className }: { bare?: boolean; className?: string } = {}): string {
  return classNames("icon-btn", bare && "is-bare", className);
}

type IconButtonProps = ComponentPropsWithRef<"button"> & { label: string; bare?: boolean };

/** A button with one icon; `label` is its accessible name. */
export function IconButton({ label, bare, className, type = "button", ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass({ bare, className })} />;
}

import type { LucideIcon as Icon } from "lucide-react";
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "../../../lib/class-names.ts";

type ToolButtonProps = Omit<ComponentPropsWithRef<"button">, "name"> & {
  name: string;
  icon: Icon;
  /** Visible label beside the icon. */
  text?: string;
  isDisabled?: boolean;
};

export const toolClass = (className?: string): string =>
  classNames(
    "inline-flex h-10 min-w-8.5 flex-none items-center justify-center gap-1.5 rounded-control px-1.75 text-sm font-medium whitespace-nowrap",
    "hover:bg-ink/7 aria-disabled:text-line-strong aria-pressed:bg-tide-soft aria-pressed:text-tide pointer-coarse:h-11 pointer-coarse:min-w-11",
    className,
  );

/** Pressing it keeps the selection and the on-screen keyboard. */
export function ToolButton({
  name,
  icon: Icon,
  text,
  isDisabled,
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
      aria-disabled={isDisabled ? true : undefined}
      className={toolClass(className)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon className="size-4.5" />
      {text ? <span>{text}</span> : null}
      {children}
    </button>
  );
}

type Keys = { next: string; previous: string };

/** Moves the focus among visible buttons, wrapping around; also Home and End. @returns whether it handled the key */
export function moveFocus(within: Element, key: string, { next, previous }: Keys, selector = "button"): boolean {
  const stops = [...within.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.getClientRects().length > 0);
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const targets: Record<string, number> = {
    [next]: (at + 1) % stops.length,
    [previous]: (at - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  };
  const target = targets[key];
  if (target === undefined) return false;
  stops[target]?.focus();
  return true;
}

export type MenuItem = { name: string; icon?: Icon; isChecked?: boolean; run: () => void };

type ToolMenuProps = {
  label: string;
  className: string;
  tabIndex?: number;
  items: readonly MenuItem[];
  children: ReactNode;
};

export function ToolMenu({ label, className, tabIndex, items, children }: ToolMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !button.current || !menu.current) return undefined;
    const element = menu.current;
    const opener = button.current;
    const follow = () => {
      const anchor = opener.getBoundingClientRect();
      if (anchor.bottom < 0 || anchor.top > window.innerHeight) return element.hidePopover();
      const isBelow =
        anchor.bottom + element.offsetHeight + 8 < window.innerHeight || anchor.top < element.offsetHeight;
      element.style.left = `${Math.max(8, Math.min(anchor.left, window.innerWidth - element.offsetWidth - 8))}px`;
      element.style.top = `${isBelow ? anchor.bottom + 6 : anchor.top - element.offsetHeight - 6}px`;
    };
    follow();
    element.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus({ preventScroll: true });
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
    else if (moveFocus(event.currentTarget, event.key, { next: "ArrowDown", previous: "ArrowUp" }))
      event.preventDefault();
  }
  const isChoice = items.some(({ isChecked }) => isChecked !== undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-tool=""
        className={className}
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="menu fixed inset-auto m-0 max-h-[min(480px,80dvh)] min-w-50 overflow-y-auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        onKeyDown={onKeyDown}
      >
        {items.map(({ name, icon: Icon, isChecked, run }) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a radio where it is checked
          <button
            key={name}
            type="button"
            role={isChoice ? "menuitemradio" : "menuitem"}
            aria-checked={isChoice ? isChecked === true : undefined}
            className="min-h-10 pointer-coarse:min-h-11 aria-checked:bg-tide-soft aria-checked:text-tide"
            tabIndex={-1}
            onClick={() => {
              menu.current?.hidePopover();
              run();
            }}
          >
            {Icon ? <Icon /> : null}
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

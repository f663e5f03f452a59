import { Link } from "@tanstack/react-router";
import { ChevronDown, LayoutDashboard, LogOut } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readSession, signOut } from "../features/accounts/identity-client.ts";
import { errorMessage } from "../lib/error-message.ts";
import { buttonClass } from "../ui/button.tsx";
import { toast } from "../ui/toast-store.ts";
import { useOnNavigate } from "./use-navigation.ts";

export const isSignedIn = async (): Promise<boolean> =>
  readSession().then(
    (session) => session !== null,
    () => false,
  );

async function logOut(onSignedOut: () => void, isSure = false): Promise<void> {
  try {
    const [{ localDrafts }, session] = await Promise.all([
      import("../features/content-drafts/local-draft.ts"),
      readSession(),
    ]);
    const userId = session?.user.id ?? "";
    if (!isSure && localDrafts.count(userId) > 0) {
      toast({
        title: "This browser has text that was not saved",
        description: "Signing out deletes it. Open it in the admin area to save it.",
        action: { label: "Sign out anyway", run: () => void logOut(onSignedOut, true) },
      });
      return;
    }
    await signOut();
    localDrafts.clear(userId);
    onSignedOut();
    toast({ title: "You are signed out", type: "success" });
  } catch (failure) {
    toast({ title: "Signing out failed", description: errorMessage(failure), type: "error" });
  }
}

type DropdownProps = { className: string; onSignedOut: () => void };

export function AccountDropdown({ className, onSignedOut }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOnNavigate(() => setOpen(false));
  useEffect(() => {
    if (!open) return;
    function closeElsewhere({ target }: PointerEvent) {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    }
    document.addEventListener("pointerdown", closeElsewhere);
    return () => document.removeEventListener("pointerdown", closeElsewhere);
  }, [open]);

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from the button and the links inside
    <li
      ref={menu}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
        className={className}
      >
        Account
        <ChevronDown className="size-4 opacity-65" />
      </button>
      <ul id="account-menu" hidden={!open} className="menu on-paper absolute top-full right-0 mt-2 w-56">
        <li>
          <Link to="/admin" activeOptions={{ exact: true }}>
            <LayoutDashboard /> Admin Dashboard
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => void logOut(onSignedOut)}>
            <LogOut /> Logout
          </button>
        </li>
      </ul>
    </li>
  );
}

type LinksProps = { onPick: () => void; onSignedOut: () => void };

export function AccountLinks({ onPick, onSignedOut }: LinksProps) {
  function leave() {
    onPick();
    void logOut(onSignedOut);
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Link to="/admin" activeOptions={{ exact: true }} onClick={onPick} className={buttonClass({ kind: "secondary" })}>
        Admin Dashboard
      </Link>
      <button type="button" onClick={leave} className={buttonClass({ kind: "secondary" })}>
        Logout
      </button>
    </div>
  );
}

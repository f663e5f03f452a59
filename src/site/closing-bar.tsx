import type { ReactNode } from "react";
import type { NavLink } from "../facts/navigation.ts";
import { Closing } from "../ui/section.tsx";
import { Unbroken } from "../ui/unbroken.tsx";
import { ActionLink } from "./action-link.tsx";

type ClosingBarProps = { text: ReactNode; action: NavLink; indent?: boolean };

export function ClosingBar({ text, action, indent }: ClosingBarProps) {
  return (
    <Closing bar indent={indent}>
      {text ? (
        <p>
          <Unbroken text={text} />
        </p>
      ) : null}
      <ActionLink {...action} kind="secondary" />
    </Closing>
  );
}

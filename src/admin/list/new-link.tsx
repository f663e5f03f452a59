import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { recordKinds } from "../record/record-kinds.ts";
import { useShortcut } from "../shortcuts.tsx";

export function NewLink({ kind }: { kind: "article" | "episode" | "booking" | "lead" }) {
  const link = { to: recordKinds[kind].page, params: { id: "new" } };
  const navigate = useNavigate();
  useShortcut("n", () => void navigate(link));
  return (
    <Link {...link} className={buttonClass()}>
      <Plus />
      New {kind}
    </Link>
  );
}

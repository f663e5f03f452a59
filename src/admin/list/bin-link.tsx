import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import type { BinKind } from "../../server-context/deletion.ts";
import { buttonClass } from "../../ui/button.tsx";

/** From a list to what was deleted from it. */
export function BinLink({ kind }: { kind: BinKind }) {
  return (
    <Link
      to="/admin/bin"
      search={{ kind }}
      className={buttonClass({ kind: "secondary", className: "in-has-[>.btn~.btn~.btn]:max-phone:gap-0" })}
    >
      <Trash2 />
      <span className="in-has-[>.btn~.btn~.btn]:max-phone:sr-only">Deleted</span>
    </Link>
  );
}

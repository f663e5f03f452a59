import { Link } from "@tanstack/react-router";
import type { BinKind } from "../../../request/deletion.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Trash2 } from "../../../ui/icons.gen.ts";

/** From a list to what was deleted from it. */
export function BinLink({ kind }: { kind: BinKind }) {
  return (
    <Link to="/admin/bin" search={{ kind }} className={`${buttonClass({ kind: "secondary" })} admin-bin-link`}>
      <Trash2 />
      <span>Deleted</span>
    </Link>
  );
}

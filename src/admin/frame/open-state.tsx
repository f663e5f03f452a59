import { Link } from "@tanstack/react-router";
import { fetchVisibility } from "../../features/setup/setup.admin.functions.ts";
import { menuEntryClass } from "../menu-bar.tsx";
import { StatusChip } from "../status-chip.tsx";
import { useAdminQuery } from "../use-admin-query.ts";

/** Whether the site is open, at the foot of the menu. */
export function OpenState() {
  const { data } = useAdminQuery(["visibility"], () => fetchVisibility());
  if (!data) return null;
  return (
    <li>
      <Link to="/admin/setup" className={menuEntryClass("flex-wrap gap-x-1.5 gap-y-0")}>
        <StatusChip tone={data.isOpen ? "done" : "planned"}>{data.isOpen ? "Open" : "Not open yet"}</StatusChip>
        <span>Make it yours</span>
      </Link>
    </li>
  );
}

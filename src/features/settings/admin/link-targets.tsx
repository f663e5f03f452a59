import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { fetchLinkTargets } from "../settings.admin.functions.ts";

/** For the `list` of a field. */
export const linkTargetsId = "link-targets";

/** Pages, articles and episodes to choose from while typing. */
export function LinkTargets() {
  const { data = [] } = useAdminQuery(["settings", "link-targets"], () => fetchLinkTargets());
  return (
    <datalist id={linkTargetsId}>
      {data.map(({ to, title }) => (
        <option key={to} value={to}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

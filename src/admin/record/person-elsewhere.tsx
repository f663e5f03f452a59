import { useSite } from "../../facts/use-site.ts";
import { fetchPerson } from "../../features/people/people.admin.functions.ts";
import type { PersonRole } from "../../features/people/person.ts";
import { FormCard } from "../fields/form-layout.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { useAdminQuery } from "../use-admin-query.ts";
import { RecordLink } from "./record-link.tsx";

type PersonElsewhereProps = {
  email: string;
  /** Record on whose page it is shown. */
  except: Pick<PersonRole, "kind" | "id">;
};

export function PersonElsewhere({ email, except }: PersonElsewhereProps) {
  const site = useSite();
  const { data } = useAdminQuery(["people", email], () => fetchPerson({ data: { email } }));
  const roles = data?.roles.filter(({ kind, id }) => kind !== except.kind || id !== except.id) ?? [];
  if (roles.length === 0) return null;
  return (
    <FormCard title="Also here as">
      <ul className="admin-rows">
        {roles.map(({ kind, id, title, state, at }) => (
          <li key={`${kind}:${id}`}>
            <span>
              <RecordLink kind={kind} id={id} note={`${state}, ${formatDateTime(site, at)}`}>
                {title}
              </RecordLink>
            </span>
          </li>
        ))}
      </ul>
      {data?.person ? (
        <p>
          <RecordLink kind="person" id={data.person.id}>
            Everything on one page
          </RecordLink>
        </p>
      ) : null}
    </FormCard>
  );
}

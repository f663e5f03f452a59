import { findPerson } from "../../features/people/people.admin.functions.ts";
import { FormCard } from "../fields/form-layout.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
import { RecordLink } from "./record-link.tsx";

/** Links to the person, with emails and other records. */
export function PersonElsewhere({ email }: { email: string }) {
  const { data } = useAdminQuery(["people", "id", email], () => findPerson({ data: { email } }));
  if (!data) return null;
  return (
    <FormCard title="Emails and other records">
      <p>
        <RecordLink kind="person" id={data.id}>
          Everything on one page
        </RecordLink>
      </p>
    </FormCard>
  );
}

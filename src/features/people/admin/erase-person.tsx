import { useNavigate } from "@tanstack/react-router";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { unsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { toast } from "../../../ui/toast-store.ts";
import { erasePerson, previewPersonErasure } from "../../privacy/personal-data.admin.functions.ts";

/** The owner first reviews what is erased and what is kept. */
export function ErasePerson({ email, name }: { email: string; name: string }) {
  const navigate = useNavigate();
  async function erase(): Promise<void> {
    unsaved.leave();
    await erasePerson({ data: { email } });
    await navigate({ to: "/admin/people" });
    toast({ title: "Everything about this person is erased", type: "success" });
  }
  return (
    <ConfirmButton
      label="Erase this person …"
      title={`Erase ${name}?`}
      confirm="Erase permanently"
      danger
      onConfirm={erase}
    >
      <Consequences email={email} />
    </ConfirmButton>
  );
}

function Consequences({ email }: { email: string }) {
  const query = useAdminQuery(["people", "erasure", email], () => previewPersonErasure({ data: { email } }));
  return (
    <Loaded query={query} what="the list of what is erased">
      {(data) => (
        <>
          <p>This cannot be undone. What is erased:</p>
          <ul>
            {data.goes.map(({ title, count }) => (
              <li key={title}>
                {title} ({count})
              </li>
            ))}
            <li>Links in emails to them, including downloads</li>
          </ul>
          <p>What is kept:</p>
          <ul>
            {data.stays.map(({ title, reason }) => (
              <li key={title}>{reason}</li>
            ))}
            <li>
              Emails that have reached an inbox, and backups until they are replaced: they are out of this site’s reach.
            </li>
            <li>One line in the audit log, without name or address, as your proof.</li>
          </ul>
        </>
      )}
    </Loaded>
  );
}

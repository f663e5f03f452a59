import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/confirm-dialog.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { Loading, NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { erasePerson, previewPersonErasure } from "../../privacy/person-erasure.admin.functions.ts";

type Person = { email: string; name: string | null };

/** The owner first reviews what is erased and what is kept. */
export function ErasePerson({ person: { email, name } }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  async function erase(): Promise<void> {
    await withSession(() => erasePerson({ data: { email } }));
    await navigate({ to: "/admin/people" });
    await Promise.all(["people", "leads", "subscribers", "bookings", "guests", "counts"].map((one) => invalidate(one)));
    toast({ title: "Everything about this person is erased", type: "success" });
  }
  return (
    <FormCard
      title="Erase"
      note="Every record of this email address, and the emails about it, at once and permanently."
    >
      <div className="admin-actions">
        <Button kind="danger" size="sm" onClick={() => setAsking(true)}>
          Erase this person …
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Erase ${name ?? email}?`}
        confirm="Erase permanently"
        danger
        onConfirm={erase}
      >
        {isAsking ? <Consequences email={email} /> : null}
      </ConfirmDialog>
    </FormCard>
  );
}

function Consequences({ email }: { email: string }) {
  const { data, error, refetch } = useAdminQuery(["people", "erasure", email], () =>
    withSession(() => previewPersonErasure({ data: { email } })),
  );
  if (error && !data)
    return <NotLoaded what="The list of what is erased" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the list of what is erased" />;
  return (
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
  );
}

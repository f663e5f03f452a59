import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { revokeOtherSessions, revokeSession } from "../../../features/accounts/identity-client.ts";
import { relativeTime } from "../../../lib/relative-time.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { useChange } from "../kit/use-change.ts";
import { browserName } from "./browser-name.ts";
import { type OwnSession, sessionsQuery } from "./sessions-query.ts";

/** Every place where this account is signed in, each with its end. */
export function SessionsCard() {
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = useChange<string, OwnSession[]>({
    run: revokeSession,
    changes: ["sessions"],
    expect: (list, ended) => list.filter(({ id }) => id !== ended),
    failure: "The session was not ended",
  });
  const endOthers = useChange<void, OwnSession[]>({
    run: revokeOtherSessions,
    changes: ["sessions"],
    expect: (list) => list.filter(({ isCurrent }) => isCurrent),
    failure: "The sessions were not ended",
  });
  const [asks, setAsks] = useState(false);
  const [now] = useState(() => Date.now());

  return (
    <FormCard title="Sessions" note="Where you are signed in. End what you do not recognise, then change the password.">
      <ul className="admin-rows">
        {sessions.map(({ id, userAgent, createdAt, isCurrent }) => {
          const name = browserName(userAgent);
          return (
            <li key={id}>
              <span>
                {name}
                <small>Signed in {relativeTime(Date.parse(createdAt), now)}</small>
              </span>
              {isCurrent ? (
                <span className="admin-note">This one</span>
              ) : (
                <Button
                  kind="danger"
                  size="sm"
                  aria-label={`End the session of ${name}`}
                  onClick={() => end.mutate(id)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 ? (
        <Button kind="danger" onClick={() => setAsks(true)}>
          End all others
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="End all other sessions?"
        confirm="End them"
        danger
        onConfirm={() => endOthers.mutateAsync()}
      >
        Anyone signed in elsewhere has to sign in again. What they are writing is saved as their draft.
      </ConfirmDialog>
    </FormCard>
  );
}

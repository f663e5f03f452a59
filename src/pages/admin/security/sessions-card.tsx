import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ListedSession, listSessions, revokeOtherSessions, revokeSession } from "../../../lib/identity-client.ts";
import { relativeTime } from "../../../lib/relative-time.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FormCard } from "../kit/form-layout.tsx";
import { useChange } from "../kit/use-change.ts";
import { browserName } from "./browser-name.ts";

const sessionsQuery = () => queryOptions({ queryKey: ["sessions"], queryFn: listSessions, staleTime: 0 });

/** Every place where this account is signed in, each with its end. */
export function SessionsCard({ current }: { current: string }) {
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const others = sessions.filter(({ token }) => token !== current);
  const end = useChange<string, ListedSession[]>({
    run: revokeSession,
    changes: ["sessions"],
    expect: (list, ended) => list.filter(({ token }) => token !== ended),
    failure: "The session was not ended",
  });
  const endOthers = useChange<void, ListedSession[]>({
    run: revokeOtherSessions,
    changes: ["sessions"],
    expect: (list) => list.filter(({ token }) => token === current),
    failure: "The sessions were not ended",
  });
  const [asks, setAsks] = useState(false);
  const [now] = useState(() => Date.now());

  return (
    <FormCard title="Sessions" note="Where you are signed in. End what you do not recognise, then change the password.">
      <ul className="admin-rows">
        {sessions.map(({ token, userAgent, createdAt }) => {
          const name = browserName(userAgent);
          return (
            <li key={token}>
              <span>
                {name}
                <small>Signed in {relativeTime(Date.parse(createdAt), now)}</small>
              </span>
              {token === current ? (
                <span className="admin-note">This one</span>
              ) : (
                <Button
                  kind="danger"
                  size="sm"
                  aria-label={`End the session of ${name}`}
                  onClick={() => end.mutate(token)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 ? (
        <Button kind="danger" className="justify-self-start" onClick={() => setAsks(true)}>
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

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/note.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { relativeTime } from "../../../lib/relative-time.ts";
import { Button } from "../../../ui/button.tsx";
import { type NewProof, revokeOtherSessions, revokeSession } from "../identity-client.ts";
import { browserName } from "./browser-name.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { type OwnSession, refreshSessions, sessionsQuery } from "./sessions-query.ts";

/** Every place where this account is signed in, each with its end. */
export function SessionsCard() {
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<OwnSession | "others">();
  async function end(proof: NewProof): Promise<void> {
    if (!ending) return;
    await withSession(() => (ending === "others" ? revokeOtherSessions(proof) : revokeSession(ending.id, proof)));
    await refreshSessions(queryClient);
  }
  const [now] = useState(() => Date.now());

  return (
    <FormCard title="Sessions" note="Where you are signed in. End what you do not recognise, then change the password.">
      <ul className="admin-rows">
        {sessions.map((session) => {
          const { id, userAgent, createdAt, isCurrent } = session;
          const name = browserName(userAgent);
          return (
            <li key={id}>
              <span>
                {name}
                <small>Signed in {relativeTime(Date.parse(createdAt), now)}</small>
              </span>
              {isCurrent ? (
                <Note as="span">This one</Note>
              ) : (
                <Button
                  kind="danger"
                  size="sm"
                  aria-label={`End the session of ${name}`}
                  onClick={() => setEnding(session)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 ? (
        <Button kind="danger" onClick={() => setEnding("others")}>
          End all others
        </Button>
      ) : null}
      <ProofDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={ending === "others" ? "End all other sessions?" : "End this session?"}
        confirm={ending === "others" ? "End them" : "End it"}
        onConfirm={end}
      >
        {ending === "others" ? "Anyone signed in elsewhere" : `Anyone using ${browserName(ending?.userAgent ?? null)}`}{" "}
        has to sign in again. What they are writing is saved as their draft.
      </ProofDialog>
    </FormCard>
  );
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListedSession, listSessions, readSession } from "../identity-client.ts";
import { sessionQuery } from "../session.ts";

export type OwnSession = ListedSession & { isCurrent: boolean };

/** Marks the current session and puts it first; the others follow, latest first. */
export function orderSessions(sessions: readonly ListedSession[], current: string | undefined): OwnSession[] {
  return sessions
    .map((session) => ({ ...session, isCurrent: session.id === current }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
}

/** Fetched with the current session, whose id changes with every security step. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async () => {
      const [current, sessions] = await Promise.all([readSession(), listSessions()]);
      return orderSessions(sessions, current?.session.id);
    },
    staleTime: 0,
  });

export async function refreshSessions(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(sessionQuery()),
    queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  ]);
}

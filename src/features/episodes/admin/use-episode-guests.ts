import { useRef, useState } from "react";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { EpisodeGuest } from "../../guests/guest-record.ts";
import { fetchEpisodeGuests, saveEpisodeGuests } from "../../guests/guests.admin.functions.ts";

type Named = { guests: EpisodeGuest[]; chosen: number[] };

/**
 * The guests of an episode. A stored episode stores a change at once; a form that began as a new episode does so from the
 * moment when `tie` is given its number, and stores then what was chosen before.
 */
export function useEpisodeGuests(episodeId: number) {
  const key = ["episode-guests", episodeId];
  const { data } = useAdminQuery(key, () => fetchEpisodeGuests({ data: { episodeId } }));
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const createdId = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save = useChange<readonly number[], Named>({
    run: (guestIds) => saveEpisodeGuests({ data: { episodeId, guestIds: [...guestIds] } }),
    changes: ["admin", ...key],
    expect: (known, guestIds) => ({ ...known, chosen: [...guestIds] }),
    failure: "The guests were not changed",
  });
  const chosen = episodeId === 0 ? wanted : (data?.chosen ?? []);

  /** Stores the guests of an episode that this form created, one change after the other. */
  function store(guestIds: readonly number[]): void {
    queue.current = queue.current.then(async () => {
      try {
        const given = { episodeId: createdId.current, guestIds: [...guestIds] };
        await withSession(() => saveEpisodeGuests({ data: given }));
      } catch (failure) {
        toast({ title: "The guests were not named", description: errorMessage(failure), type: "error" });
      }
    });
  }

  const speaking = (data?.guests ?? []).filter(({ id }) => chosen.includes(id));
  return {
    guests: data?.guests,
    chosen,
    /** Who of them speaks in the episode, and who of those has not permitted its audio. */
    speaking,
    missing: speaking.filter(({ isPermitted }) => !isPermitted),
    choose(next: readonly number[]): void {
      if (episodeId === 0) {
        setWanted(next);
        if (createdId.current !== 0) store(next);
      } else save.mutate(next);
    },
    tie(storedId: number): void {
      createdId.current = storedId;
      if (wanted.length > 0) store(wanted);
    },
  };
}

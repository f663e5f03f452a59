import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchEpisodeGuests, saveEpisodeGuests } from "../../../data/guests-admin.functions.ts";
import type { EpisodeGuest } from "../../../data/guests-admin.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import { withSession } from "../kit/sign-in-again.ts";
import { useAdminQuery } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";

type Named = { guests: EpisodeGuest[]; chosen: number[] };

/** The guests of an episode. A stored episode keeps a change at once; a new one keeps them when `tie` is given its number. */
export function useEpisodeGuests(episodeId: number) {
  const queryClient = useQueryClient();
  const key = ["episode-guests", episodeId];
  const { data } = useAdminQuery(key, () => fetchEpisodeGuests({ data: { episodeId } }));
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const save = useChange<readonly number[], Named>({
    run: (guestIds) => saveEpisodeGuests({ data: { episodeId, guestIds: [...guestIds] } }),
    changes: ["admin", ...key],
    expect: (known, guestIds) => ({ ...known, chosen: [...guestIds] }),
    failure: "The guests were not changed",
  });
  const chosen = episodeId === 0 ? wanted : (data?.chosen ?? []);
  return {
    guests: data?.guests,
    chosen,
    missing: (data?.guests ?? []).filter(({ id, isPermitted }) => chosen.includes(id) && !isPermitted),
    choose: (next: readonly number[]) => (episodeId === 0 ? setWanted(next) : save.mutate(next)),
    async tie(storedId: number): Promise<void> {
      if (episodeId !== 0 || wanted.length === 0) return;
      try {
        await withSession(() => saveEpisodeGuests({ data: { episodeId: storedId, guestIds: [...wanted] } }));
        await queryClient.invalidateQueries({ queryKey: ["admin", "episode-guests", storedId] });
      } catch (failure) {
        toast({ title: "The guests were not named", description: errorMessage(failure), type: "error" });
      }
    },
  };
}

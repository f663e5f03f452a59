import { useAdminQuery, useInvalidate } from "../../../../admin/use-admin-query.ts";
import { fetchEpisodeCompanions } from "../../companions/companions.functions.ts";
import type { CompanionOwner } from "../../companions/companions.ts";

const queryName = "episode-files";

/** The recording of an episode with its chapters and its transcript, and `invalidate` after one of them was stored. */
export function useCompanions({ id, audioPlayer }: CompanionOwner) {
  const { data, error, refetch } = useAdminQuery([queryName, id, audioPlayer], () =>
    fetchEpisodeCompanions({ data: { id, audioPlayer } }),
  );
  const invalidateAll = useInvalidate();
  return { companions: data, error, refetch, invalidate: () => invalidateAll(queryName) };
}

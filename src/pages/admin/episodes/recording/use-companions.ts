import { fetchEpisodeCompanions } from "../../../../features/episodes/companions/companions.functions.ts";
import type { CompanionOwner } from "../../../../features/episodes/companions/companions.ts";
import { useAdminQuery, useInvalidate } from "../../kit/use-admin-query.ts";

const queryName = "episode-files";

/** The recording of an episode with its chapters and its transcript, and `invalidate` after one of them was stored. */
export function useCompanions({ id, audioPlayer }: CompanionOwner) {
  const { data, error, refetch } = useAdminQuery([queryName, id, audioPlayer], () =>
    fetchEpisodeCompanions({ data: { id, audioPlayer } }),
  );
  const invalidateAll = useInvalidate();
  return { companions: data, error, refetch, invalidate: () => invalidateAll(queryName) };
}

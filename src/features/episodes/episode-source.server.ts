import type { Db } from "../../server-context/db.ts";
import type { Episode } from "./episode.ts";
import type { EpisodeSource } from "./episode-source.ts";
import { getEpisode, getNeighbours, listPublishedEpisodes } from "./episodes.server.ts";

async function listWholeEpisodes(db: Db): Promise<Episode[]> {
  const episodes = await listPublishedEpisodes(db);
  return (await Promise.all(episodes.map(({ id }) => getEpisode(db, id)))).filter((episode) => episode !== null);
}

export function databaseEpisodes(db: Db): EpisodeSource {
  return {
    listEpisodes: () => listPublishedEpisodes(db),
    listWholeEpisodes: () => listWholeEpisodes(db),
    getEpisode: (id) => getEpisode(db, id),
    getNeighbours: (episode) => getNeighbours(db, episode),
  };
}

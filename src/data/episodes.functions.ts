import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "./ask-database.ts";

export const fetchEpisodes = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase("Error fetching podcast episodes", () => context.content.listEpisodes()),
);

export const fetchEpisode = createServerFn({ method: "GET" })
  .validator(z.number().int().min(1).max(2_147_483_647))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching podcast episode", async () => {
      const episode = await context.content.getEpisode(data);
      return { episode, neighbours: episode ? await context.content.getNeighbours(episode) : null };
    }),
  );

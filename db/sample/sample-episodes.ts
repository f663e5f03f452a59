import { episode as episode29 } from "./episodes/episode-29.ts";
import { episode as episode30 } from "./episodes/episode-30.ts";
import { episode as episode31 } from "./episodes/episode-31.ts";
import { episode as episode32 } from "./episodes/episode-32.ts";
import { episode as episode33 } from "./episodes/episode-33.ts";
import { episode as episode34 } from "./episodes/episode-34.ts";
import { episode as episode35 } from "./episodes/episode-35.ts";
import { episode as episode36 } from "./episodes/episode-36.ts";
import { episode as episode37 } from "./episodes/episode-37.ts";
import { episode as episode38 } from "./episodes/episode-38.ts";
import { episode as episode39 } from "./episodes/episode-39.ts";
import { episode as episode40 } from "./episodes/episode-40.ts";
import { episode as episode41 } from "./episodes/episode-41.ts";
import { episode as episode42 } from "./episodes/episode-42.ts";
import type { SampleEpisode } from "./sample-content.ts";

/** Guests are invented, and say so. */
export const sampleEpisodes: readonly SampleEpisode[] = [
  episode29,
  episode30,
  episode31,
  episode32,
  episode33,
  episode34,
  episode35,
  episode36,
  episode37,
  episode38,
  episode39,
  episode40,
  episode41,
  episode42,
];

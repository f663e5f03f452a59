import { z } from "zod";
import type { Chapter } from "./recording.ts";

const chaptersFile = z.object({
  version: z.string().regex(/^1\./),
  chapters: z
    .array(
      z.looseObject({
        startTime: z.number().min(0).max(360_000),
        title: z.string().trim().max(500).optional(),
        toc: z.boolean().optional(),
      }),
    )
    .max(2000),
});

/**
 * The chapters of a Podcasting 2.0 chapters file (JSON), in the order of their times and without those that are marked
 * as silent.
 * @throws Error when the text is no such file.
 */
export function readChapters(text: string): Chapter[] {
  return chaptersFile
    .parse(JSON.parse(text))
    .chapters.filter(({ toc }) => toc !== false)
    .sort((one, other) => one.startTime - other.startTime)
    .map(({ startTime, title }, index) => ({ start: startTime, title: title || `Chapter ${index + 1}` }));
}

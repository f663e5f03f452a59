/** Origins of other companies that episodes name: of their audio and video files, and of the pages that they show in frames. */
export type OutsideOrigins = { media: readonly string[]; frames: readonly string[] };

export type AskedQuestion = {
  /** Masked; identifies the question. */
  text: string;
  times: number;
  found: boolean;
  lastAsked: string;
  /** Title of what is pinned; empty when that is gone, null without a pin. */
  pinned: string | null;
};

export type PinChoice = { id: number; title: string; place: string; text: string };

export const answeredFilter = ["no", "yes"] as const;

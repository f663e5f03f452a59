import { changeable } from "./site.ts";

/** Whether sample people and firms are still shown, which pages then disclose. */
export const samplesOf = changeable("samples", {
  clients: true,
  product: true,
  newsletter: true,
  ebook: true,
  examples: true,
});

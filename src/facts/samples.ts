import { live } from "./stored-facts.ts";

/** Whether sample people and firms are still shown, which pages then disclose. */
export const samples = live("samples", { clients: true, product: true, newsletter: true, ebook: true, examples: true });

import { live } from "./stored-facts.ts";

/** Whether invented people and firms are still among those that the site names; pages say so for as long as they are. */
export const samples = live("samples", { clients: true, product: true, newsletter: true, ebook: true });

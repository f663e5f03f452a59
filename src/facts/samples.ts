import { live } from "./stored-facts.ts";

/** Whether sample people and firms are still shown, which pages then disclose. */
export const samples = live("samples", { clients: true, product: true, newsletter: true, ebook: true });

/** Set to false once about-copy.ts tells the owner's own career; the first-run checklist asks for it until then. */
export const isSampleCareer: boolean = true;

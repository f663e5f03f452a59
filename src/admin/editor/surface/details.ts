import { createContext, use } from "react";

/** The panel beside a document with what is set and not written. */
export type Details = { isOpen: boolean; toggle: () => void };

export const DetailsContext = createContext<Details | undefined>(undefined);

/** The panel of the form; undefined where the form has none. */
export const useDetails = (): Details | undefined => use(DetailsContext);

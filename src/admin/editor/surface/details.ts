import { createContext, use } from "react";

export type Details = { isOpen: boolean; toggle: () => void };

export const DetailsContext = createContext<Details | undefined>(undefined);

export const useDetails = (): Details | undefined => use(DetailsContext);

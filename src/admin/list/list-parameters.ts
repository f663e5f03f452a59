import type { SearchSchemaInput } from "@tanstack/react-router";

/** The parameters of a list's URL; `readListSearch` reads them from any URL. */
export type ListParameters<Filter extends string = never> = { search?: string; sort?: string; page?: number } & {
  [Name in Filter]?: string;
};

/** Types the links to a list by its filters (`validateSearch`); weighs next to nothing, for it is part of every page. */
export const listParameters = <Filter extends string = never>(
  parameters: ListParameters<Filter> & SearchSchemaInput,
): ListParameters<Filter> => parameters;

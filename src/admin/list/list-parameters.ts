import type { SearchSchemaInput } from "@tanstack/react-router";

/** Parameters of a list's URL, read by `readListSearch`. */
export type ListParameters<Filter extends string = never> = { search?: string; sort?: string; page?: number } & {
  [Name in Filter]?: string;
};

/** Types links by a list's filters (`validateSearch`); small because it is part of every page. */
export const listParameters = <Filter extends string = never>(
  parameters: ListParameters<Filter> & SearchSchemaInput,
): ListParameters<Filter> => parameters;

import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, use } from "react";

/** Hands the query cache to what asks while it is shown; suspends until the cache is loaded. */
export function WithQueries({ children }: { children: ReactNode }) {
  const { queries } = useRouter().options.context;
  return <QueryClientProvider client={use(queries.client())}>{children}</QueryClientProvider>;
}

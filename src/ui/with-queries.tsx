import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, use } from "react";

export function QueryProvider({ children }: { children: ReactNode }) {
  const { queries } = useRouter().options.context;
  return <QueryClientProvider client={use(queries.client())}>{children}</QueryClientProvider>;
}

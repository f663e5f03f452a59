import { useRouter, useRouterState } from "@tanstack/react-router";

/** Loads the page anew; `busy` meanwhile, so that the visitor sees that something happens. */
export function useTryAgain(): { busy: boolean; tryAgain: () => void } {
  const router = useRouter();
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  return { busy, tryAgain: () => void router.invalidate() };
}

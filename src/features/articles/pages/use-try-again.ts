import { useRouter, useRouterState } from "@tanstack/react-router";

export function useTryAgain(): { busy: boolean; tryAgain: () => void } {
  const router = useRouter();
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  return { busy, tryAgain: () => void router.invalidate() };
}

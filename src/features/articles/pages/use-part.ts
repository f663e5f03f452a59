import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Part } from "../../../ui/queries.ts";

export function useTryAgain(): { busy: boolean; tryAgain: () => void } {
  const router = useRouter();
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  return { busy, tryAgain: () => void router.invalidate() };
}

type PartState<Data> = { pending?: Promise<Data>; data?: Data; error?: unknown };

/** Data or error of a part, the previous one while it is pending. `tryAgain` refetches only failed parts. */
export function usePart<Data>(part: Part<Data>) {
  const pending = "pending" in part ? part.pending : undefined;
  const [settled, setSettled] = useState<PartState<Data>>({});
  const { busy, tryAgain } = useTryAgain();
  useEffect(() => {
    let isCurrent = true;
    pending?.then(
      (data) => isCurrent && setSettled({ pending, data }),
      (error: unknown) => isCurrent && setSettled({ pending, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  if ("data" in part) return { data: part.data, error: undefined, busy: false, tryAgain };
  return { data: settled.data, error: settled.error, busy: busy || settled.pending !== pending, tryAgain };
}

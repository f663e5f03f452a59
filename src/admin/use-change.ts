import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";
import { useInvalidate } from "./use-admin-query.ts";

export function useOfferUndo() {
  const invalidate = useInvalidate();
  return (done: string, undo: () => Promise<unknown>): void => {
    async function run() {
      try {
        await undo();
        toast({ title: "Restored", type: "success" });
      } catch (failure) {
        toast({ title: "It could not be restored", description: errorMessage(failure), type: "error" });
      }
      await invalidate();
    }
    toast({ title: done, action: { label: "Undo", run: () => void run() } });
  };
}

/** Thrown by an action that does nothing because of errors, which appear at their fields. */
export class FieldErrors extends Error {}

/** Ignores calls while `busy`. Errors become `problem`, or a toast titled `failure` if given. Refetches the admin area. */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, failure?: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const invalidate = useInvalidate();
  async function start(...args: Args) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(...args);
      await invalidate();
    } catch (thrown) {
      if (!(thrown instanceof FieldErrors)) {
        const message = errorMessage(thrown);
        if (failure) toast({ title: failure, description: message, type: "error" });
        else setProblem(message);
        void invalidate();
      }
    }
    setBusy(false);
  }
  return { busy, problem, run: (...args: Args) => void start(...args) };
}

type Change<Input, Data, Result> = {
  run: (input: Input) => Promise<Result>;
  /** Optimistic data of the queries below a key, rolled back on failure. */
  expect?: { of: QueryKey; data: (data: Data, input: Input) => Data };
  /** Title of the error message: "The lead was not changed". */
  failure: string;
  onDone?: (result: Result, input: Input) => void;
};

/** Optimistic change, rolled back with a message on failure. Refetches the admin area. */
export function useChange<Input, Data = unknown, Result = unknown>(change: Change<Input, Data, Result>) {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: Input) => change.run(input),
    onMutate: async (input) => {
      const { expect } = change;
      if (!expect) return { previous: [] };
      const queryKey = ["admin", ...expect.of];
      await queryClient.cancelQueries({ queryKey });
      const previous = queryClient.getQueriesData<Data>({ queryKey });
      queryClient.setQueriesData<Data>({ queryKey }, (data) => (data === undefined ? data : expect.data(data, input)));
      return { previous };
    },
    onError: (failure, _input, context) => {
      for (const [key, data] of context?.previous ?? []) queryClient.setQueryData(key, data);
      toast({ title: change.failure, description: errorMessage(failure), type: "error" });
    },
    onSuccess: (result, input) => change.onDone?.(result, input),
    onSettled: invalidate,
  });
}

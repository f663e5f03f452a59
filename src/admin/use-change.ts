import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";
import { withSession } from "./sign-in-again.ts";

export function offerUndo(done: string, undo: () => Promise<unknown>): void {
  async function run() {
    try {
      await withSession(undo);
      toast({ title: "Restored", type: "success" });
    } catch (failure) {
      toast({ title: "It could not be restored", description: errorMessage(failure), type: "error" });
    }
  }
  toast({ title: done, action: { label: "Undo", run: () => void run() } });
}

/** Ignores calls while `busy`. Errors become `problem`, or a toast titled `failure` if given. */
export function useAction<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>, failure?: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function start(...given: Given) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(...given);
    } catch (thrown) {
      const message = errorMessage(thrown);
      if (failure) toast({ title: failure, description: message, type: "error" });
      else setProblem(message);
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run: (...given: Given) => void start(...given) };
}

type Change<Input, Data, Result> = {
  run: (input: Input) => Promise<Result>;
  /** Queries to invalidate afterwards. */
  changes: QueryKey;
  /** Optimistic data, rolled back on failure. */
  expect?: (data: Data, input: Input) => Data;
  /** Title of the error message: "The lead was not changed". */
  failure: string;
  onDone?: (result: Result, input: Input) => void;
};

/** Optimistic change, rolled back with a message; asks for a new sign-in when the session has ended. */
export function useChange<Input, Data = unknown, Result = unknown>(change: Change<Input, Data, Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withSession(() => change.run(input)),
    onMutate: async (input) => {
      const { expect } = change;
      if (!expect) return { before: [] };
      await queryClient.cancelQueries({ queryKey: change.changes });
      const before = queryClient.getQueriesData<Data>({ queryKey: change.changes });
      queryClient.setQueriesData<Data>({ queryKey: change.changes }, (data) =>
        data === undefined ? data : expect(data, input),
      );
      return { before };
    },
    onError: (failure, _input, context) => {
      for (const [key, data] of context?.before ?? []) queryClient.setQueryData(key, data);
      toast({ title: change.failure, description: errorMessage(failure), type: "error" });
    },
    onSuccess: (result, input) => change.onDone?.(result, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: change.changes }),
  });
}

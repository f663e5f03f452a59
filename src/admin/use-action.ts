import { useState } from "react";
import { errorMessage } from "../lib/error-message.ts";
import { toast } from "../ui/toast-store.ts";

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

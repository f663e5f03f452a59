/** When a policy document's script is injected and its content looked for (spec 9); milliseconds. */
export const policyTiming = { inject: 500, firstCheck: 1500, between: 1000, attempts: 15, enough: 100 } as const;

export type PolicyState =
  | { phase: "waiting" }
  | { phase: "checking"; attempts: number }
  | { phase: "loaded" }
  | { phase: "failed" };

export type PolicyEvent = { type: "injected" } | { type: "checked"; characters: number } | { type: "restarted" };

/** The state that follows an event (spec 4 and 9); events that no longer matter change nothing. */
export function nextPolicyState(state: PolicyState, event: PolicyEvent): PolicyState {
  if (event.type === "restarted") return { phase: "waiting" };
  if (event.type === "injected") return state.phase === "waiting" ? { phase: "checking", attempts: 0 } : state;
  if (state.phase !== "checking") return state;
  if (event.characters > policyTiming.enough) return { phase: "loaded" };
  const attempts = state.attempts + 1;
  return attempts < policyTiming.attempts ? { phase: "checking", attempts } : { phase: "failed" };
}

type Watch = {
  /** Adds the service's script to the page. */
  inject: () => void;
  /** How much the service has put into the page so far, in characters. */
  measure: () => number;
  onChange: (state: PolicyState) => void;
};

/** Starts a policy document and looks for its content until it is there or has failed; the result stops it. */
export function watchPolicy({ inject, measure, onChange }: Watch): () => void {
  let state: PolicyState = { phase: "waiting" };
  let timer: ReturnType<typeof setTimeout>;
  const move = (event: PolicyEvent) => {
    state = nextPolicyState(state, event);
    onChange(state);
  };
  const check = () => {
    move({ type: "checked", characters: measure() });
    if (state.phase === "checking") timer = setTimeout(check, policyTiming.between);
  };
  onChange(state);
  timer = setTimeout(() => {
    inject();
    move({ type: "injected" });
    timer = setTimeout(check, policyTiming.firstCheck - policyTiming.inject);
  }, policyTiming.inject);
  return () => clearTimeout(timer);
}

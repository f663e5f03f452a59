import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Calls back whenever the URL changes: by a link, by the browser's buttons or by code. */
export function useOnNavigate(callback: () => void) {
  const { history } = useRouter();
  const notify = useEffectEvent(callback);
  useEffect(() => history.subscribe(() => notify()), [history]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Any URL change: links, browser buttons or code. */
export function useOnNavigate(callback: () => void) {
  const { history } = useRouter();
  const notify = useEffectEvent(callback);
  useEffect(() => history.subscribe(() => notify()), [history]);
}

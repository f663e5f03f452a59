import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchFoundRecords } from "../../features/overview/search/admin-search.functions.ts";
import { type FoundRecord, minTermLength } from "../../features/overview/search/found-record.ts";
import { withSession } from "../sign-in-again.ts";

/** How long nothing is typed before the server is asked. */
const pauseMs = 120;

type Found = {
  records: readonly FoundRecord[];
  /** Whether the records for the term as it is typed are still on their way. */
  pending: boolean;
  error: unknown;
  retry: () => void;
};

/** The records that hold a term, asked for when typing pauses. */
export function useFoundRecords(term: string): Found {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), pauseMs);
    return () => clearTimeout(timer);
  }, [term]);
  const enabled = asked.length >= minTermLength;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "search", asked],
    queryFn: () => withSession(() => fetchFoundRecords({ data: { term: asked } })),
    enabled,
    staleTime: 0,
    // Names are not remembered longer than they are looked at.
    gcTime: 60_000,
    retry: 1,
  });
  const isWanted = term.length >= minTermLength;
  const isCurrent = asked === term;
  return {
    records: isWanted && isCurrent ? (data ?? []) : [],
    pending: isWanted && (!isCurrent || (isFetching && !data)),
    error: isCurrent ? error : null,
    retry: () => void refetch(),
  };
}

import { type Content, contentOf, issueCampaign, issueOf, type Visit } from "./visit.ts";
import { plainCampaign } from "./visit-origin.ts";

/** A record of a person: its visit, and the downloads with it. */
export type TouchingRecord = { visit: Visit | null; download?: string | undefined };

export type TouchKind = Content["kind"] | "campaign";
export type Touch = { kind: TouchKind; name: string; touch: "first" | "last" };

function contentsOf({ visit, download }: TouchingRecord): Content[] {
  const issue = visit && issueOf(visit);
  return [
    ...(issue ? [{ kind: "issue" as const, name: issueCampaign(issue) }] : []),
    ...(visit?.read ?? []).flatMap((path) => contentOf(path) ?? []),
    ...(download ? [{ kind: "download" as const, name: download }] : []),
  ];
}

/** Without names that could identify a person; campaigns of issues count as issues. */
function campaignOf({ visit }: TouchingRecord): string[] {
  if (!visit || issueOf(visit)) return [];
  const name = plainCampaign(visit.campaign.utm_campaign ?? null);
  return name === undefined ? [] : [name];
}

/**
 * What a person saw first and last, over all records, oldest first. Contents and campaigns are counted apart: a
 * campaign leads to a content and does not replace it.
 */
export function touchesOf(records: readonly TouchingRecord[]): Touch[] {
  const contents = records.flatMap(contentsOf);
  const campaigns = records.flatMap(campaignOf).map((name) => ({ kind: "campaign" as const, name }));
  return [contents, campaigns].flatMap((all) => {
    const [first, last] = [all[0], all.at(-1)];
    return first && last
      ? [
          { ...first, touch: "first" as const },
          { ...last, touch: "last" as const },
        ]
      : [];
  });
}

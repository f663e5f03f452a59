import type { IssueStatus } from "../../../../features/newsletter/issues/issue.ts";
import { FormCard } from "../../kit/form-layout.tsx";
import { IssueChip } from "../issue-words.tsx";

/** How far the dispatch of an issue is. */
export function IssueDispatch({ status }: { issueId: number; status: IssueStatus }) {
  return (
    <FormCard title="Dispatch">
      <IssueChip status={status} />
    </FormCard>
  );
}

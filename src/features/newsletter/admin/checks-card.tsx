import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { withSession } from "../../../admin/sign-in-again.ts";
import { Loading, Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-action.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import type { IssueInspection } from "../issues/issue-finding.ts";
import { checkIssueAsWritten } from "../issues/issues.admin.functions.ts";

type Check = { text: string; note?: string /** Set when part of it is still unchecked. */; isOpen?: boolean };

function passed({ findings, facts }: IssueInspection): Check[] {
  const isFine = (field: string) => !findings.some((finding) => finding.field === field);
  const kilobytes = Math.ceil(facts.bytes / 1024);
  return [
    ...(isFine("subject") && isFine("previewText") ? [{ text: "Subject and preview text fit an inbox" }] : []),
    ...(facts.pictures > 0 && !findings.some(({ message }) => message.includes("alternative text"))
      ? [{ text: "Every image has alternative text" }]
      : []),
    ...(facts.links > 0 && !findings.some(({ message }) => message.includes("link"))
      ? [
          facts.hasAskedLinks
            ? { text: `${counted(facts.links, "link")} in order` }
            : {
                text: "Links to other sites are not checked yet",
                note: `Of ${counted(facts.links, "link")}, those to this site are in order`,
                isOpen: true,
              },
        ]
      : []),
    ...(kilobytes <= 102 ? [{ text: `${kilobytes} of 102 KB`, note: "Gmail cuts off what is longer" }] : []),
    { text: "Unsubscribe link and postal address", note: "Plain text has the same words" },
  ];
}

const row =
  "grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t py-2.75 text-sm leading-[1.4] wrap-anywhere first:border-t-0 first:pt-0";

export function ChecksCard({ id, revision }: { id: number; revision: number }) {
  const [asked, setAsked] = useState<{ revision: number; inspection: IssueInspection }>();
  const { data, error } = useAdminQuery(["issue-checks", String(id), String(revision)], () =>
    checkIssueAsWritten({ data: { id, asksOutside: false } }),
  );
  const { busy, problem, run } = useAction(async () => {
    const inspection = await withSession(() => checkIssueAsWritten({ data: { id, asksOutside: true } }));
    if (inspection) setAsked({ revision, inspection });
  });
  const inspection = asked?.revision === revision ? asked.inspection : data;
  return (
    <FormCard title="Before sending">
      {inspection ? (
        <ul>
          {inspection.findings.map(({ severity, message }) => (
            <li key={message} className={row}>
              {severity === "error" ? (
                <CircleAlert className="size-5 text-flag" />
              ) : (
                <TriangleAlert className="size-5 text-signal" />
              )}
              <span>
                <span className="sr-only">{severity === "error" ? "Has to be changed: " : "Worth a look: "}</span>
                {message}
              </span>
            </li>
          ))}
          {passed(inspection).map(({ text, note, isOpen }) => (
            <li key={text} className={row}>
              {isOpen ? <CircleDashed className="size-5 text-tide" /> : <CircleCheck className="size-5 text-tide" />}
              <span>
                {text}
                {note ? <small>{note}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : error ? (
        <Problem text={errorMessage(error)} />
      ) : (
        <Loading />
      )}
      <Problem text={problem} />
      <Button kind="secondary" size="sm" busy={busy} onClick={run}>
        Check links to other sites
      </Button>
    </FormCard>
  );
}

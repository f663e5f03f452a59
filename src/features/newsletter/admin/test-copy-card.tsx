import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormCard, fieldsClass } from "../../../admin/fields/form-layout.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useAction } from "../../../admin/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import { sendIssueTestCopy } from "../issues/issues.admin.functions.ts";

const sentences = {
  gone: "This issue was deleted in the meantime.",
  "no-subject": "Write a subject first.",
  "no-parts": "Write at least one part first.",
};

/** Sends the words as they are now to one address. */
export function TestCopyCard({ id }: { id: number }) {
  const { data: session } = useQuery(sessionQuery());
  const [to, setTo] = useState(session?.user.email ?? "");
  const { busy, problem, run } = useAction(async () => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(to.trim()))
      throw new Error("Enter an email address, such as name@example.com.");
    const sent = await withSession(() => sendIssueTestCopy({ data: { id, to: to.trim() } }));
    if (!sent.ok) throw new Error(sentences[sent.code]);
    toast({ title: `A test copy is on its way to ${to.trim()}`, type: "success" });
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    run();
  }
  return (
    <FormCard title="Test copy">
      <form onSubmit={submit} noValidate className={fieldsClass()}>
        <TextField
          label="Test copy to"
          type="email"
          autoComplete="email"
          help="Its unsubscribe link leads to the newsletter’s page."
          error={problem}
          value={to}
          onChange={setTo}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          <Send />
          Send test copy
        </Button>
      </form>
    </FormCard>
  );
}

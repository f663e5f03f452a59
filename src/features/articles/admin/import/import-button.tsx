import { useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { withSession } from "../../../../admin/sign-in-again.ts";
import { useAction } from "../../../../admin/use-action.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { saveArticleDraft } from "../../editing/article-editing.functions.ts";
import { importedKinds } from "./read-document.ts";

/** Makes a draft of a Markdown or Word file and opens it. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const chosen = useRef<File>(undefined);
  const read = useAction(async () => {
    if (!chosen.current) return;
    try {
      // What reads documents is heavy, and few people need it.
      const { importArticle, importNote } = await import("./import-article.ts");
      const { content, leftOut } = await importArticle(chosen.current);
      const data = { id: 0, base: "", content, key: randomId() };
      const { id } = await withSession(() => saveArticleDraft({ data }));
      const note = importNote(leftOut);
      toast({ title: "Imported as a draft", ...(note ? { description: note } : {}), type: note ? "info" : "success" });
      await navigate({ to: "/admin/articles/$id", params: { id: String(id) } });
    } catch (failure) {
      toast({ title: "Nothing was imported", description: errorMessage(failure), type: "error" });
    }
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept={importedKinds}
        onChange={({ target }) => {
          chosen.current = target.files?.[0];
          target.value = "";
          read.run();
        }}
      />
      <Button kind="secondary" busy={read.busy} onClick={() => input.current?.click()}>
        <FileUp />
        Import a file
      </Button>
    </>
  );
}

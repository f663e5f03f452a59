import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { errorMessage } from "../../../../lib/error-message.ts";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { articleCopy, blogCopy } from "../blog-copy.ts";
import { useTryAgain } from "../use-try-again.ts";

/** An article that could not be read shows 'Article Not Found' with the cause (spec 8). */
export function ArticleError({ error }: ErrorComponentProps) {
  const { busy, tryAgain } = useTryAgain();
  return (
    <MissingPage title={articleCopy.missingTitle} text={errorMessage(error)}>
      <Button busy={busy} onClick={tryAgain}>
        {blogCopy.tryAgain}
      </Button>
      <Link to="/blog" className={buttonClass({ kind: "secondary" })}>
        {articleCopy.returnToBlog}
      </Link>
    </MissingPage>
  );
}

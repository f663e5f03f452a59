import { Link } from "@tanstack/react-router";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { articleCopy } from "../blog-copy.ts";

/** Answered with status 404 for a slug that no article has (spec 2). */
export function ArticleMissing() {
  return (
    <MissingPage title={articleCopy.missingTitle} text={articleCopy.missingText}>
      <Link to="/blog" className={buttonClass()}>
        {articleCopy.returnToBlog}
      </Link>
    </MissingPage>
  );
}

import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { articleCopy, blogCopy } from "./blog-copy.ts";

/** An article that could not be read shows 'Article Not Found' with the cause (specification, section 8). */
export function ArticleError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className="wrap flex min-h-[70vh] flex-col items-start justify-center pt-bar">
      <h1 className="text-h1-s">{articleCopy.missingTitle}</h1>
      <p className="lead mt-4">{error.message}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => void router.invalidate()}>{blogCopy.tryAgain}</Button>
        <Link to="/blog" className={buttonClass({ kind: "secondary" })}>
          {articleCopy.returnToBlog}
        </Link>
      </div>
    </div>
  );
}

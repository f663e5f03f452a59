import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { ChartPicture } from "../../ui/chart-picture.tsx";
import { articleCopy } from "./blog-copy.ts";

/** Answered with status 404 for a slug that no article has (specification, section 2). */
export function ArticleMissing() {
  return (
    <div className="wrap flex min-h-[70vh] flex-col items-start justify-center pt-bar">
      <ChartPicture name="empty" width={220} height={120} className="mb-6" />
      <h1 className="text-h1-s">{articleCopy.missingTitle}</h1>
      <p className="lead mt-4">{articleCopy.missingText}</p>
      <Link to="/blog" className={buttonClass({ className: "mt-8" })}>
        {articleCopy.returnToBlog}
      </Link>
    </div>
  );
}

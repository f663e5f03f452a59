import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { errorMessage } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { blogCopy } from "./blog-copy.ts";
import { blogMeta } from "./blog-meta.ts";

/** A list that could not be read: the sentence of the error catalogue (specification, section 8) and a way on. */
export function BlogError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", link: { to: "/" } },
          { label: "Blog", link: { to: "/blog" } },
        ]}
        title={blogMeta.title}
      />
      <div className="wrap pb-section">
        <ErrorState
          title={errorMessage(error)}
          action={<Button onClick={() => void router.invalidate()}>{blogCopy.tryAgain}</Button>}
        />
      </div>
    </>
  );
}

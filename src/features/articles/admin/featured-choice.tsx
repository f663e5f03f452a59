import { useAdminQuery, useInvalidate } from "../../../admin/use-admin-query.ts";
import { useChange } from "../../../admin/use-change.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { changeFeaturedArticle, fetchFeaturedChoice } from "../editing/article-editing.functions.ts";
import type { FeaturedChoice as Choice } from "../editing/article-editing.ts";

/** Whether a public article leads the blog instead of the newest one. Counts at once, without saving the article. */
export function FeaturedChoice({ id }: { id: number }) {
  const key = ["articles", "featured", String(id)];
  const invalidate = useInvalidate();
  const { data } = useAdminQuery(key, () => fetchFeaturedChoice({ data: { id } }));
  const change = useChange<boolean, Choice | null, Awaited<ReturnType<typeof changeFeaturedArticle>>>({
    run: (isFeatured) => changeFeaturedArticle({ data: { id, isFeatured } }),
    changes: ["admin", ...key],
    expect: (known, isFeatured) => known && { ...known, isFeatured },
    failure: "The featured article was not changed",
    onDone(result) {
      if (!result.ok) toast({ title: "Only a public article can lead the blog", type: "error" });
      void invalidate("articles", "list");
    },
  });
  if (!data?.isPublic) return null;
  const leading = data.insteadOf === null ? "the newest article" : `“${data.insteadOf}”`;
  return (
    <Checkbox
      label="Featured on the blog"
      help={data.isFeatured ? "Leads the blog until you choose another." : `Leads the blog instead of ${leading}.`}
      checked={data.isFeatured}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}

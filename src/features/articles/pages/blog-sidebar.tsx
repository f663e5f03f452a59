import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useCopy } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useInputBeforeHydration } from "../../../ui/use-input-before-hydration.ts";
import type { ArticleCategory } from "../article.ts";
import { blogCopy } from "./blog-copy.ts";
import { listWords } from "./list-copy.ts";
import type { usePart } from "./use-part.ts";
import { useProblem } from "./use-problem.ts";

type BlogSidebarProps = {
  categories: ReturnType<typeof usePart<ArticleCategory[]>>;
  search: string | undefined;
  category: string | undefined;
};

/** Milliseconds without typing before a search. */
const typingPause = 300;

/** Without JavaScript the form and the links do the same. */
export function BlogSidebar({ categories, search, category }: BlogSidebarProps) {
  const blog = useCopy(blogCopy);
  const words = useCopy(listWords);
  const problem = useProblem(categories.error);
  const navigate = useNavigate();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(field, search ?? "", searchSoon);
  const timer = useRef<number>(undefined);
  /** Last term searched for; results of others are stale. */
  const latestSearch = useRef(search);
  const [isSearching, setSearching] = useState(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Follows changes from outside (Clear Filters, Back) unless the visitor is typing.
  useEffect(() => {
    const input = field.current;
    if (!input || timer.current !== undefined) return;
    if (input.value.trim() !== (search ?? "")) input.value = search ?? "";
  }, [search]);

  const listOf = (term?: string) =>
    category
      ? ({ to: "/blog/category/$category", params: { category }, search: { search: term } } as const)
      : ({ to: "/blog", search: { search: term } } as const);

  function stopWaiting() {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }

  /** Fetches the list before the URL changes, so that further typing isn't interrupted. */
  async function searchFor(typed: string) {
    stopWaiting();
    const term = typed.trim() || undefined;
    latestSearch.current = term;
    const { search: latest } = router.latestLocation.search;
    if (term === latest) return;
    const list = listOf(term);
    const { href } = router.latestLocation;
    setSearching(true);
    await router.preloadRoute(list);
    // A newer search has started.
    if (latestSearch.current !== term) return;
    setSearching(false);
    // The visitor has gone on to another page.
    if (router.latestLocation.href !== href) return;
    // Back leads to the list without a search, not through every keystroke.
    void navigate({ ...list, replace: latest !== undefined, resetScroll: false });
  }

  function searchSoon(typed: string) {
    stopWaiting();
    timer.current = window.setTimeout(() => void searchFor(typed), typingPause);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void searchFor(field.current?.value ?? "");
  }

  const linkSearch = search ? { search } : {};
  const total = categories.data?.reduce((sum, { count }) => sum + count, 0);
  return (
    <aside className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start" aria-label={words.filter}>
      <search>
        <form
          aria-busy={isSearching || undefined}
          action={router.buildLocation(listOf()).publicHref}
          onSubmit={onSubmit}
        >
          <SearchField
            ref={field}
            onInput={({ currentTarget }) => searchSoon(currentTarget.value)}
            label={blog.searchLabel}
            name="search"
            placeholder={blog.searchPlaceholder}
            defaultValue={search}
            maxLength={200}
          />
        </form>
      </search>
      <nav
        aria-label={words.categories}
        className="-mx-gutter mt-4 flex gap-2 overflow-x-auto px-gutter pb-1 lg:mx-0 lg:mt-5 lg:grid lg:gap-0.5 lg:overflow-visible lg:px-0"
      >
        <Link
          to="/blog"
          search={linkSearch}
          activeOptions={{ exact: true }}
          className="chip-filter text-sm"
          aria-current={category ? undefined : "true"}
        >
          {blog.allCategories}
          <span className="text-ink-soft tabular-nums">{total}</span>
        </Link>
        {categories.data?.map(({ name, count }) => (
          <Link
            key={name}
            to="/blog/category/$category"
            params={{ category: name }}
            search={linkSearch}
            activeOptions={{ exact: true }}
            className="chip-filter text-sm"
            aria-current={name === category ? "true" : undefined}
          >
            {name}
            <span className="text-ink-soft tabular-nums">{count}</span>
          </Link>
        ))}
      </nav>
      {categories.error && !categories.data ? (
        <div role="alert" className="mt-4 grid justify-items-start gap-3 text-sm">
          <p className="text-flag">{problem}</p>
          <Button kind="secondary" size="sm" className="min-h-11" busy={categories.busy} onClick={categories.tryAgain}>
            {blog.tryAgain}
          </Button>
        </div>
      ) : null}
    </aside>
  );
}

import { useNavigate, useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useInputBeforeHydration } from "../../../ui/use-input-before-hydration.ts";
import { episodesCopy } from "../ui/podcast-copy.ts";

/** The search box of the episodes with its clear button; the term lives in the URL. */
export function EpisodeSearch({ term }: { term: string }) {
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(input, term, (entered) => setTimeout(() => searchFor(entered)));

  // Back, Forward and Clear Search change the term from outside; a visitor who is typing is not interrupted.
  const shownTerm = useRef(term);
  useEffect(() => {
    if (shownTerm.current === term) return;
    shownTerm.current = term;
    if (input.current && document.activeElement !== input.current) input.current.value = term;
  }, [term]);

  function searchFor(next: string) {
    void navigate({ to: "/episodes", search: next.trim() ? { search: next } : {}, replace: true, resetScroll: false });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    searchFor(input.current?.value ?? "");
  }

  function clear() {
    if (input.current) {
      input.current.value = "";
      input.current.focus();
    }
    searchFor("");
  }

  return (
    <search className="w-full md:w-96">
      <form action={router.buildLocation({ to: "/episodes" }).publicHref} onSubmit={onSubmit} className="relative">
        <SearchField
          ref={input}
          label={episodesCopy.searchLabel}
          name="search"
          defaultValue={term}
          maxLength={200}
          onInput={(event) => searchFor(event.currentTarget.value)}
          className="[&_input]:pr-12 [&_input::-webkit-search-cancel-button]:hidden"
        />
        {term ? (
          <IconButton label={episodesCopy.clearSearch} bare className="absolute top-0.5 right-0.5" onClick={clear}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        ) : null}
      </form>
    </search>
  );
}

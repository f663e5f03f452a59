import { useMatches, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { defaultTexts } from "../../../facts/page-texts.ts";
import { withTexts } from "../../../facts/site.ts";
import { routesOf, type TextPage, textPagesOf } from "../../../facts/text-pages.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { readSession } from "../../accounts/identity-client.ts";
import { filledTexts } from "../all-tokens.ts";
import { nameOfPage } from "../page-name.ts";
import { fetchTextState } from "../page-texts.admin.functions.ts";
import { orderSection } from "../section-order.ts";
import { sectionsOf, type TextField } from "../text-fields.ts";
import { editedTexts, type TextState } from "../text-state.ts";
import { SectionOutline } from "./section-outline.tsx";
import { TargetPopover } from "./target-popover.tsx";
import { useInPlace } from "./use-in-place.ts";

type Loaded = { page: TextPage; userId: string; fields: readonly TextField[]; initial: TextState };

const signIn = () => `/login?${new URLSearchParams({ return: location.pathname + location.search })}`;

/** The page with its texts editable in place, for an administrator. */
export function InPlace({ children }: { children: ReactNode }) {
  const router = useRouter();
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "" });
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    async function load() {
      const [page] = textPagesOf(route).toReversed();
      if (!page) throw new Error("The texts of this page are edited elsewhere in the admin area.");
      const session = await readSession();
      if (!session) return location.assign(signIn());
      await router.options.context.loadPages(routesOf(page).map((pageRoute) => `/_site${pageRoute}`));
      const state = await fetchTextState({ data: { page } });
      const order = orderSection(page);
      const fields = [
        ...(order ? [order] : []),
        ...sectionsOf(defaultTexts(router.options.context.site(), page)),
      ].flatMap((section) => section.fields);
      router.options.context.changeSite((site) => withTexts(site, page, filledTexts(site, editedTexts(state))));
      setLoaded({ page, userId: session.user.id, fields, initial: state });
    }
    load().catch((failure: unknown) => setProblem(errorMessage(failure)));
  }, [route, router]);
  if (loaded)
    return (
      <EditedPage key={loaded.page} {...loaded}>
        {children}
      </EditedPage>
    );
  return (
    <>
      {children}
      <div role="status" className={barClass}>
        {problem ?? "Loading the texts …"}
      </div>
    </>
  );
}

const barClass =
  "fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-gutter py-3 text-sm shadow-float";

function EditedPage({ children, ...loaded }: Loaded & { children: ReactNode }) {
  const inPlace = useInPlace(loaded);
  const { root, revision, editing, isChanged, hasDraft, busy, failure, save, publish, discard } = inPlace;
  const panel = `/admin/pages/${nameOfPage(loaded.page)}`;
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isChanged]);
  return (
    <>
      <div key={revision} ref={root} className="contents">
        {children}
      </div>
      <div className="h-24" />
      {editing?.target ? (
        <TargetPopover {...editing.target} onChange={inPlace.changeTarget} onClose={inPlace.closeTarget} />
      ) : null}
      <section aria-label="Edit this page" className={barClass}>
        <p role="status" className="flex-[1_1_16rem]">
          {editing ? (
            <>
              <b>{editing.label}:</b> {editing.length} of {editing.limit} characters,{" "}
              {editing.lines === 1 ? "one line" : `${editing.lines} lines`}.{" "}
              {editing.problem ? <span className="font-semibold text-flag">{editing.problem}</span> : null}
            </>
          ) : failure ? (
            <span className="font-semibold text-flag">{failure}</span>
          ) : isChanged ? (
            <b>Changed, and not saved.</b>
          ) : hasDraft ? (
            "A draft is saved; visitors see the public texts."
          ) : (
            "Choose a text to change it. Everything is public."
          )}
        </p>
        {inPlace.order ? (
          <details className="relative">
            <summary className={buttonClass({ kind: "quiet", size: "sm", className: "list-none" })}>Sections</summary>
            <div className="absolute bottom-full left-0 z-1 mb-3 grid max-h-[70svh] w-[min(22rem,calc(100vw-2rem))] gap-3 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float">
              <SectionOutline page={loaded.page} value={inPlace.order} onChange={inPlace.arrange} />
            </div>
          </details>
        ) : null}
        <a href={panel} className={buttonClass({ kind: "quiet", size: "sm" })}>
          All texts
        </a>
        <Button kind="quiet" size="sm" disabled={!isChanged || busy} onClick={discard}>
          Discard
        </Button>
        <Button kind="secondary" size="sm" busy={busy} disabled={!isChanged} onClick={save}>
          Save draft
        </Button>
        <Button size="sm" busy={busy} disabled={!isChanged && !hasDraft} onClick={publish}>
          Publish
        </Button>
      </section>
    </>
  );
}

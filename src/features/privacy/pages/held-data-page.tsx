import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { textParameter } from "../../../lib/url-search.ts";
import { headOf } from "../../../seo/page-head.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Container } from "../../../ui/container.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { postMyData } from "../my-data-handlers.functions.ts";
import { heldCopy } from "./my-data-copy.ts";
import { myDataMeta } from "./my-data-meta.ts";

type HeldSearch = { token: string; done?: "yes"; unsure?: "yes" };

export const Route = createFileRoute("/_site/privacy/my-data/view")({
  validateSearch: (raw: { token?: unknown; done?: unknown; unsure?: unknown }): HeldSearch => ({
    token: textParameter(raw.token),
    ...(raw.done === "yes" ? { done: "yes" } : {}),
    ...(raw.unsure === "yes" ? { unsure: "yes" } : {}),
  }),
  server: { handlers: { POST: postMyData } },
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps }) => (await import("../personal-data.functions.ts")).fetchMyData({ data: deps }),
  head: headOf((site) => {
    const { heldTitle } = copyOf(site, myDataMeta);
    return { title: heldTitle, description: heldTitle, path: "/privacy/my-data/view", noindex: true };
  }),
  component: HeldDataPage,
});

function HeldDataPage() {
  const copy = useCopy(heldCopy);
  const { heldTitle } = useCopy(myDataMeta);
  const held = Route.useLoaderData();
  const { done, unsure } = Route.useSearch();
  if (held.state !== "open") {
    const { title, lead } = copy.problems[held.state];
    return (
      <StandAlone title={title} lead={lead}>
        <ActionLink to="/privacy/my-data" label={copy.again} />
      </StandAlone>
    );
  }
  if (held.groups.length === 0) {
    const { title, lead } = done ? copy.erased : copy.nothing;
    return (
      <StandAlone title={title} lead={lead}>
        <ActionLink to="/" label={copy.home} kind="secondary" />
      </StandAlone>
    );
  }
  const records = held.groups.flatMap((group) => group.records);
  const isErasable = records.some(({ stays }) => stays === undefined);
  return (
    <>
      <PageHead title={heldTitle} lead={fillText(copy.lead, { yourEmail: held.email })} />
      <Container className="grid items-start gap-x-16 gap-y-12 pb-section lg:grid-cols-[7fr_4fr]">
        <div className="grid min-w-0 gap-12">
          {done && !isErasable ? (
            <Notice tone="success" role="status" title={copy.remains.title}>
              <p>{copy.remains.text}</p>
            </Notice>
          ) : null}
          {held.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h2 className="text-h3">{group.title}</h2>
              {group.records.map((record) => (
                <Record key={`${record.at} ${record.title}`} {...record} />
              ))}
            </section>
          ))}
        </div>
        <div className="grid gap-6 lg:sticky lg:top-[calc(var(--bar)+24px)]">
          <section aria-labelledby="take" className="rounded-card border border-line bg-surface p-6">
            <h2 id="take" className="text-h4">
              {copy.take.title}
            </h2>
            <p className="mt-2 text-base text-ink-soft">{copy.take.text}</p>
            <form method="post" className="mt-5">
              <input type="hidden" name="do" value="take" />
              <Button type="submit">{copy.take.button}</Button>
            </form>
          </section>
          {isErasable ? (
            <section aria-labelledby="erase" className="rounded-card border border-line bg-surface p-6">
              <h2 id="erase" className="text-h4">
                {copy.erase.title}
              </h2>
              <p className="mt-2 text-base text-ink-soft">
                {copy.erase.text}
                {records.some(({ stays }) => stays !== undefined) ? ` ${copy.erase.stays}` : null}
              </p>
              <form method="post" className="mt-5 grid gap-5">
                <input type="hidden" name="do" value="erase" />
                <Checkbox
                  id="sure"
                  name="sure"
                  value="yes"
                  aria-required
                  label={copy.erase.sure}
                  {...(unsure ? { error: copy.erase.unsure } : {})}
                />
                <div>
                  <Button type="submit" kind="danger">
                    {copy.erase.button}
                  </Button>
                </div>
              </form>
            </section>
          ) : null}
        </div>
      </Container>
    </>
  );
}

type RecordProps = { title: string; at: string; facts: readonly { label: string; value: string }[]; stays?: string };

function Record({ title, at, facts, stays }: RecordProps) {
  const site = useSite();
  const held = useCopy(heldCopy);
  return (
    <article className="mt-5 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{formatDate(at, site.facts.timeZone, site.facts.language)}</time>
      </p>
      {stays ? (
        <Notice className="mt-3" title={held.stays}>
          <p>{stays}</p>
        </Notice>
      ) : null}
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-base sm:grid-cols-[10rem_1fr]">
        {facts.map(({ label, value }) => (
          <div key={`${label} ${value}`} className="contents">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

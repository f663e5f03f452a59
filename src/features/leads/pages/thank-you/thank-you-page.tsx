import { createFileRoute, notFound } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { ClosingBar } from "../../../../site/closing-bar.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { RuledList } from "../../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { downloadPath } from "../../download.ts";
import { thanksCopy, thanksPage } from "./thank-you-copy.ts";

export const Route = createFileRoute("/_site/thank-you/$form")({
  validateSearch: (search: { token?: unknown }): { token?: string } =>
    typeof search.token === "string" ? { token: search.token } : {},
  // Not in the head, which is part of every page's bundle.
  loader: ({ context, params }) => {
    const copies = copyOf(context.site(), thanksCopy);
    const copy = Object.hasOwn(copies, params.form) ? copies[params.form] : undefined;
    if (!copy) throw notFound();
    return { title: copy.title, description: `${copyOf(context.site(), thanksPage).mark}.` };
  },
  head: ({ match, params, loaderData }) =>
    pageHead(match.context.site(), {
      title: loaderData?.title ?? "Thank you",
      description: loaderData?.description ?? "",
      path: `/thank-you/${params.form}`,
      noindex: true,
    }),
  component: ThankYouPage,
});

function ThankYouPage() {
  const thanks = useCopy(thanksCopy);
  const page = useCopy(thanksPage);
  const { form } = Route.useParams();
  const { token } = Route.useSearch();
  const copy = thanks[form];
  if (!copy) return null;
  const { title, lead, download, steps, action } = copy;
  return (
    <>
      <PageHead title={title} lead={lead}>
        {download && token ? (
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a href={downloadPath(download.key, token)} className={buttonClass()}>
              <Download />
              {download.label}
            </a>
            <p className="text-sm text-ink-soft">{download.note}</p>
          </div>
        ) : null}
      </PageHead>
      <Section ground="ground" mark={page.mark} title={page.title}>
        <Indent>
          <RuledList items={steps} />
          <ClosingBar text={download ? undefined : page.untilThen} action={action} />
        </Indent>
      </Section>
    </>
  );
}

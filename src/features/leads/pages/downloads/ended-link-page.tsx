import { createFileRoute, notFound } from "@tanstack/react-router";
import { copyOf } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { SiteLink } from "../../../../site/site-link.tsx";
import { StandAlone } from "../../../../site/stand-alone.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { isDownloadName } from "../../download.ts";
import { endedLinkCopy, requestPages } from "./ended-link-copy.ts";
import { endedLinkMeta } from "./ended-link-meta.ts";

export const Route = createFileRoute("/_site/downloads/$name")({
  loader: ({ params }) => {
    if (!isDownloadName(params.name)) throw notFound();
  },
  head: ({ match, params }) =>
    pageHead(match.context.site(), {
      ...copyOf(match.context.site(), endedLinkMeta),
      path: `/downloads/${params.name}`,
      noindex: true,
    }),
  component: EndedLinkPage,
});

function EndedLinkPage() {
  const { name } = Route.useParams();
  const { title } = useCopy(endedLinkMeta);
  const { lead, again } = useCopy(endedLinkCopy);
  if (!isDownloadName(name)) return null;
  return (
    <StandAlone title={title} lead={lead}>
      <SiteLink {...requestPages[name]} className={buttonClass()}>
        {again[name]}
      </SiteLink>
    </StandAlone>
  );
}

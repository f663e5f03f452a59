import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageHead } from "../../../../seo/page-head.ts";
import { SiteLink } from "../../../../site/site-link.tsx";
import { StandAlone } from "../../../../site/stand-alone.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { isDownloadName } from "../../download.ts";
import { askAgain, endedLinkCopy } from "./ended-link-copy.ts";
import { endedLinkMeta } from "./ended-link-meta.ts";

export const Route = createFileRoute("/_site/downloads/$name")({
  loader: ({ params }) => {
    if (!isDownloadName(params.name)) throw notFound();
  },
  head: ({ match, params }) =>
    pageHead(match.context.site(), { ...endedLinkMeta, path: `/downloads/${params.name}`, noindex: true }),
  component: EndedLinkPage,
});

function EndedLinkPage() {
  const { name } = Route.useParams();
  if (!isDownloadName(name)) return null;
  const { to, hash, label } = askAgain[name];
  return (
    <StandAlone title={endedLinkMeta.title} lead={endedLinkCopy.lead}>
      <SiteLink to={to} {...(hash ? { hash } : {})} className={buttonClass()}>
        {label}
      </SiteLink>
    </StandAlone>
  );
}

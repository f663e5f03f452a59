import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCopy, useSite } from "../facts/use-site.ts";
import { AskField } from "../site/ask-field.tsx";
import { ChartStage } from "../site/chart-stage.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { SiteLink } from "../site/site-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { notFoundWords } from "./not-found-copy.ts";

/** Status 404, logged to the console (spec 2 and 8). */
export function NotFoundPage() {
  const site = useSite();
  const words = useCopy(notFoundWords);
  // One page serves all missing URLs: only `publicHref` is the requested one.
  const pathname = useLocation({ select: ({ publicHref }) => publicHref.split(/[?#]/, 1)[0] });
  useEffect(() => {
    // Not an error of the site: someone tried a URL.
    console.info("404: no page at", pathname);
  }, [pathname]);
  return (
    <SiteFrame replaced>
      <title>{`${words.title} - ${site.facts.name}`}</title>
      <meta name="robots" content="noindex" />
      <ChartStage>
        <p className="fig text-ink-soft">404</p>
        <h1 className="mt-3">{words.title}</h1>
        <p className="lead mt-4 max-w-[24em]">{words.text}</p>
        <AskField secondary className="mt-7 max-w-[36rem]" />
        <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
          <SiteLink to="/" className={buttonClass()}>
            {words.home}
          </SiteLink>
          <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
            {words.contact}
          </SiteLink>
        </div>
      </ChartStage>
    </SiteFrame>
  );
}

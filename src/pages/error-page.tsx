import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useCopy, useSite } from "../facts/use-site.ts";
import { isOutdated } from "../lib/outdated.ts";
import { ChartStage } from "../site/chart-stage.tsx";
import { controlWords } from "../site/control-copy.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import { SiteLink } from "../site/site-link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { errorWords } from "./error-copy.ts";

/** The cause goes to the log, not to the visitor. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const site = useSite();
  const words = useCopy(errorWords);
  const controls = useCopy(controlWords);
  const router = useRouter();
  const outdated = isOutdated(error);
  return (
    <SiteFrame replaced>
      <title>{`${words.title} - ${site.facts.name}`}</title>
      <ChartStage>
        <div role="alert">
          <h1 className="max-w-[9em]">{words.title}</h1>
          <p className="lead mt-4 max-w-[24em]">{outdated ? controls.outdated : words.text}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
          {outdated ? (
            <Button onClick={() => window.location.reload()}>{controls.reload}</Button>
          ) : (
            <Button onClick={() => void router.invalidate()}>{words.again}</Button>
          )}
          <SiteLink to="/" className={buttonClass({ kind: "secondary" })}>
            {words.home}
          </SiteLink>
        </div>
      </ChartStage>
    </SiteFrame>
  );
}

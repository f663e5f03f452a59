import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useSite } from "../facts/use-site.ts";
import { isOutdated, outdatedMessage } from "../lib/outdated.ts";
import { ChartStage } from "../site/chart-stage.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { SiteLink } from "../site/site-link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";

/** The cause goes to the log, not to the visitor. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const site = useSite();
  const router = useRouter();
  const outdated = isOutdated(error);
  return (
    <SiteFrame replaced>
      <title>{`We could not load this page - ${site.facts.name}`}</title>
      <ChartStage>
        <div role="alert">
          <h1 className="max-w-[9em]">We could not load this page</h1>
          <p className="lead mt-4 max-w-[24em]">
            {outdated ? outdatedMessage : "The fault is on our side. Try again in a minute."}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
          {outdated ? (
            <Button onClick={() => window.location.reload()}>Reload</Button>
          ) : (
            <Button onClick={() => void router.invalidate()}>Try Again</Button>
          )}
          <SiteLink to="/" className={buttonClass({ kind: "secondary" })}>
            Back to Home
          </SiteLink>
        </div>
      </ChartStage>
    </SiteFrame>
  );
}

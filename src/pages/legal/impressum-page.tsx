import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/impressum")({ component: ImpressumPage });

function ImpressumPage() {
  return <h1>impressum-page</h1>;
}

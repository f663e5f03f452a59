import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/about")({ component: AboutPage });

function AboutPage() {
  return <h1>about-page</h1>;
}

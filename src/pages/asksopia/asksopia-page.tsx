import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/solutions/asksopia")({ component: AsksopiaPage });

function AsksopiaPage() {
  return <h1>asksopia-page</h1>;
}

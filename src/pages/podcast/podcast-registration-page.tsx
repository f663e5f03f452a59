import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/podcast-registration")({ component: PodcastRegistrationPage });

function PodcastRegistrationPage() {
  return <h1>podcast-registration-page</h1>;
}

import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/contact")({ component: ContactPage });

function ContactPage() {
  return <h1>contact-page</h1>;
}

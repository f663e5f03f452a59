import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/ebook")({ component: EbookPage });

function EbookPage() {
  return <h1>ebook-page</h1>;
}

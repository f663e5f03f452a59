import { createFileRoute } from "@tanstack/react-router";
import { readText } from "../texts";

function Article() {
  const { title, html } = Route.useLoaderData();
  return (
    <main>
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the bench's own text */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}

export const Route = createFileRoute("/article")({ loader: () => readText(), component: Article });

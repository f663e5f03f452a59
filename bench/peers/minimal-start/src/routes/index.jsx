import { createFileRoute } from "@tanstack/react-router";
import { listTexts } from "../texts";

function List() {
  const texts = Route.useLoaderData();
  return (
    <main>
      <h1>Texts</h1>
      {texts.map(({ title, summary }) => (
        <article key={title}>
          <h2>{title}</h2>
          <p>{summary}</p>
        </article>
      ))}
    </main>
  );
}

export const Route = createFileRoute("/")({
  validateSearch: ({ search }) => ({ search: search ? String(search) : undefined }),
  loaderDeps: ({ search: { search } }) => ({ search }),
  loader: ({ deps: { search } }) => listTexts({ data: search ?? "" }),
  component: List,
});

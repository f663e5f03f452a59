import { useSyncExternalStore } from "react";
import { useEmbedSettings } from "./use-embed-settings.ts";
import { useLoaded } from "./use-loaded.ts";

/** Narrower screens show an image instead (spec 2). */
const desktop = "(width >= 768px)";

const load = () => import("./film.tsx").then(({ Film }) => Film);

function watchDesktop(listener: () => void): () => void {
  const query = window.matchMedia(desktop);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function HeroFilm() {
  const { heroVideo } = useEmbedSettings();
  const isDesktop = useSyncExternalStore(
    watchDesktop,
    () => window.matchMedia(desktop).matches,
    () => false,
  );
  if (!heroVideo) return null;
  return (
    // Rendered at every width: the server does not know the screen.
    <div data-hero-film={heroVideo} className="contents">
      {isDesktop ? <DesktopFilm url={heroVideo} /> : null}
    </div>
  );
}

function DesktopFilm({ url }: { url: string }) {
  const film = useLoaded(load);
  return film.state === "ready" ? <film.value url={url} /> : null;
}

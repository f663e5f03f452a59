import { useMediaQuery } from "../ui/use-media-query.ts";
import { useEmbedSettings } from "./use-embed-settings.ts";
import { useLoaded } from "./use-loaded.ts";

const load = () => import("./film.tsx").then(({ Film }) => Film);

export function HeroFilm() {
  const { heroVideo } = useEmbedSettings();
  // Narrower screens show an image instead (spec 2).
  const isDesktop = useMediaQuery("(width >= 768px)", false);
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

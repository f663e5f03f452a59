import { createFileRoute, type SearchSchemaInput, useHydrated } from "@tanstack/react-router";
import { Video } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { copyOf } from "../../../../facts/page-texts.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { headOf } from "../../../../seo/page-head.ts";
import { ActionLink } from "../../../../site/action-link.tsx";
import { Button } from "../../../../ui/button.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import { type BookingSearch, readBookingSearch } from "../../../bookings/slot-list.ts";
import { postGuestSpace } from "../../guest-handlers.functions.ts";
import { TechnicalRequirements } from "../technical-requirements-section.tsx";
import { interviewForm, releaseForm } from "./guest-forms.ts";
import { GuestProgress } from "./guest-progress.tsx";
import { guestSpaceCopy } from "./guest-space-copy.ts";
import { guestSpaceMeta } from "./guest-space-meta.ts";
import { guestSpaceWords } from "./guest-space-words-copy.ts";

/** RMS level of ordinary speech, from 0 to 1. */
const speechLevel = 0.25;

type Outcome = "off" | "asking" | "refused" | "missing" | MediaStream;

/** Nothing leaves the browser. */
function DeviceCheck() {
  const { check: copy } = useCopy(guestSpaceCopy);
  const [outcome, setOutcome] = useState<Outcome>("off");
  const isHydrated = useHydrated();
  const isRunning = typeof outcome === "object";
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  async function start() {
    setOutcome("asking");
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: { ideal: 1920 } } });
      if (hasLeft.current) for (const track of stream.getTracks()) track.stop();
      else setOutcome(stream);
    } catch (error) {
      setOutcome(error instanceof DOMException && error.name === "NotFoundError" ? "missing" : "refused");
    }
  }

  if (!isHydrated) return null;
  return (
    <Section id="check" ground="ground" mark={copy.mark} title={copy.title} lead={copy.lead}>
      <Indent>
        {isRunning ? <Preview stream={outcome} /> : null}
        {outcome === "refused" || outcome === "missing" ? (
          <Notice tone="warning" role="alert" className="mb-5">
            <p>{copy[outcome]}</p>
          </Notice>
        ) : null}
        {isRunning ? (
          <Button kind="secondary" className="mt-5" onClick={() => setOutcome("off")}>
            {copy.stop}
          </Button>
        ) : (
          <Button busy={outcome === "asking"} onClick={() => void start()}>
            <Video />
            {copy.start}
          </Button>
        )}
      </Indent>
    </Section>
  );
}

/** Releases camera and microphone on unmount. */
function Preview({ stream }: { stream: MediaStream }) {
  const { check: copy } = useCopy(guestSpaceCopy);
  const words = useCopy(guestSpaceWords);
  const video = useRef<HTMLVideoElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  const { width = 0, height = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {};

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = requestAnimationFrame(function measure() {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      if (meter.current) meter.current.value = Math.min(1, loudness / speechLevel);
      frame = requestAnimationFrame(measure);
    });
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  return (
    <div className="grid items-start gap-gap md:grid-cols-[3fr_2fr]">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={words.camera}
        className="aspect-video w-full -scale-x-100 rounded-panel bg-abyss object-cover"
      />
      <div>
        <p className="text-base font-semibold">
          {width} × {height}
        </p>
        <p className="text-base text-ink-soft">{Math.max(width, height) >= 1920 ? copy.sharp : copy.blurred}</p>
        <label className="mt-5 grid gap-2 text-base">
          <span className="font-semibold">{words.microphone}</span>
          <meter ref={meter} min={0} max={1} optimum={0.6} className="h-4 w-full" />
        </label>
        <p className="mt-2 text-sm text-ink-soft">{copy.speak}</p>
      </div>
    </div>
  );
}

const GuestSchedule = deferredPart("visible", () => import("./guest-schedule.tsx").then((part) => part.GuestSchedule));

const ReleaseSection = deferredPart("visible", () =>
  import("./release-section.tsx").then((part) => part.ReleaseSection),
);

export const Route = createFileRoute("/_site/guest-space/$token")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postGuestSpace({ release: releaseForm, interview: interviewForm }) } },
  // In the order of the server's match.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ params, deps, serverContext }) => ({
    view: await (await import("../../podcast-guests.functions.ts")).openGuestSpace({
      data: { token: params.token, search: deps },
    }),
    answer: serverContext?.formAnswer,
  }),
  // Never cached: signing redirects back to this page, which it has changed.
  gcTime: 0,
  head: headOf((site) => ({ ...copyOf(site, guestSpaceMeta), path: "/guest-space", noindex: true })),
  component: GuestSpacePage,
});

function GuestSpacePage() {
  const guestSpace = useCopy(guestSpaceCopy);
  const words = useCopy(guestSpaceWords);
  const { token } = Route.useParams();
  const { view, answer } = Route.useLoaderData();
  if (view.state !== "open") {
    const { title, lead } = guestSpace[view.state];
    return (
      <PageHead title={title} lead={lead} className="pb-section">
        <div className="mt-8 flex flex-wrap gap-4">
          <ActionLink to="/contact" label={words.contact} />
          <ActionLink to="/podcast-registration" label={words.about} kind="secondary" />
        </div>
      </PageHead>
    );
  }
  const { next } = guestSpace;
  return (
    <>
      <PageHead title={fillText(words.welcome, { guest: view.name })} lead={guestSpace.lead}>
        <GuestProgress view={view} />
      </PageHead>
      <ReleaseSection view={view} answer={answer} />
      <GuestSchedule view={view} token={token} answer={answer} />
      <DeviceCheck />
      <TechnicalRequirements />
      <Section ground="ground" mark={next.mark} title={next.title}>
        <Steps
          items={next.items.map((item, index) =>
            index === 0 && view.hasLink ? { ...item, text: next.withLink } : item,
          )}
        />
      </Section>
    </>
  );
}

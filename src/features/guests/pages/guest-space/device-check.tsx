import { useHydrated } from "@tanstack/react-router";
import { Video } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Indent, Section } from "../../../../ui/section.tsx";
import { guestSpaceCopy } from "./guest-space-copy.ts";

const copy = guestSpaceCopy.check;
/** Loudness of a person who speaks, against the loudest that there is. */
const spoken = 0.25;

type Outcome = "off" | "asking" | "refused" | "missing" | MediaStream;

/** Shows the guest's own picture and how loud the microphone hears them. Nothing leaves the browser. */
export function DeviceCheck() {
  const [outcome, setOutcome] = useState<Outcome>("off");
  const hydrated = useHydrated();
  const running = typeof outcome === "object";

  async function start() {
    setOutcome("asking");
    try {
      setOutcome(await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: { ideal: 1920 } } }));
    } catch (error) {
      setOutcome(error instanceof DOMException && error.name === "NotFoundError" ? "missing" : "refused");
    }
  }

  if (!hydrated) return null;
  return (
    <Section id="check" ground="ground" mark={copy.mark} title={copy.title} lead={copy.lead}>
      <Indent>
        {running ? <Preview stream={outcome} /> : null}
        {outcome === "refused" || outcome === "missing" ? (
          <Notice tone="warning" role="alert" className="mb-5">
            <p>{copy[outcome]}</p>
          </Notice>
        ) : null}
        {running ? (
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

/** Lets camera and microphone go when it leaves the page. */
function Preview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  const { width = 0, height = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {};

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    sound.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = requestAnimationFrame(function measure() {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      if (meter.current) meter.current.value = Math.min(1, loudness / spoken);
      frame = requestAnimationFrame(measure);
    });
    return () => {
      cancelAnimationFrame(frame);
      void sound.close();
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
        aria-label="Your camera"
        className="aspect-video w-full -scale-x-100 rounded-panel bg-abyss object-cover"
      />
      <div>
        <p className="text-base font-semibold">
          {width} × {height}
        </p>
        <p className="text-base text-ink-soft">{Math.max(width, height) >= 1920 ? copy.sharp : copy.blurred}</p>
        <label className="mt-5 grid gap-2 text-base">
          <span className="font-semibold">Microphone</span>
          <meter ref={meter} min={0} max={1} optimum={0.6} className="h-4 w-full" />
        </label>
        <p className="mt-2 text-sm text-ink-soft">{copy.speak}</p>
      </div>
    </div>
  );
}

import { ArrowUpRight, CloudOff, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { fillText } from "../../facts/tokens.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { playerFor } from "../../lib/player-url.ts";
import { Button } from "../../ui/button.tsx";
import { frameCopy, mediaCopy, placeholderCopy } from "../embeds-copy.ts";
import type { Captions } from "../media/use-captions.ts";
import { Video } from "../media/video.tsx";
import { consumeHandover, isOwnDocument, loadOwnDocument } from "../page-view.ts";
import { frameService, mediaService, type Service } from "../registry.ts";
import { serviceWords } from "../service-words.ts";
import { consentStore } from "./consent-store.ts";

type ConsentPlayerProps = {
  src: string;
  title: string;
  height?: number;
  href: string;
  embedId: string;
};

/** Renders nothing for an invalid URL. */
export function ConsentPlayer({ src, title, height, href, embedId }: ConsentPlayerProps) {
  const frame = useCopy(frameCopy);
  const placeholder = useCopy(placeholderCopy);
  const player = playerFor(src);
  const service = frameService(src);
  if (!service) return null;
  const frameHeight = height ?? player?.height;
  const action = !player ? frame.other : frameHeight ? frame.audio : frame.video;
  return (
    <ConsentGate
      service={service}
      embedId={embedId}
      title={title}
      action={action}
      // Pages that are not players have their link beside the frame.
      page={player && { href, label: fillText(placeholder.open, { host: service.name }) }}
      placeholderClass={classNames("min-h-80 w-full max-w-full", frameHeight === undefined && "sm:aspect-video")}
    >
      <Frame src={player?.src ?? src} title={title} height={frameHeight} />
    </ConsentGate>
  );
}

type VideoGateProps = { src: string; title: string; captions: Captions };

export function VideoGate({ src, title, captions }: VideoGateProps) {
  const frame = useCopy(frameCopy);
  const placeholder = useCopy(placeholderCopy);
  const service = mediaService(src);
  if (!service) return null;
  return (
    <ConsentGate
      service={service}
      embedId={src}
      title={title}
      action={frame.video}
      page={{ href: src, label: fillText(placeholder.open, { host: service.name }) }}
      placeholderClass="min-h-80 w-full max-w-full sm:aspect-video"
    >
      <Video src={src} title={title} captions={captions} />
    </ConsentGate>
  );
}

export type MediaPlaceholderProps = {
  src: string;
  /** Other origins that it redirects to. */
  redirectOrigins: readonly string[];
  title: string;
  onPlay: () => void;
  onAlways: () => void;
  children: ReactNode;
};

export function MediaPlaceholder({ src, redirectOrigins, title, onPlay, onAlways, children }: MediaPlaceholderProps) {
  const media = useCopy(mediaCopy);
  const service = mediaService(src, redirectOrigins);
  if (!service) return null;
  return (
    <ConsentPlaceholder service={service} title={title} action={media.play} onOnce={onPlay} onAlways={onAlways}>
      {children}
    </ConsentPlaceholder>
  );
}

type FrameProps = { src: string; title: string; height?: number };

/** Sandboxed: may run scripts and open windows, but not navigate or read this page. */
export function Frame({ src, title, height }: FrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      height={height}
      className={classNames("block w-full rounded-card bg-ground", height === undefined && "aspect-video")}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Announced when it appears. */
export function ServiceFailure({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-ground p-6">
      <p className="flex items-center gap-3 font-semibold">
        <CloudOff className="size-5 flex-none text-flag" aria-hidden="true" />
        {title}
      </p>
      <div className="max-w-[40em] text-sm text-ink-soft">{text}</div>
      <div className="mt-1 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

type ConsentPlaceholderProps = {
  service: Pick<Service, "key" | "name" | "receiver" | "others" | "privacyUrl">;
  title: string;
  /** Label of the button that loads it once. */
  action: string;
  onOnce: () => void;
  onAlways: () => void;
  /** Where the same content is available without loading anything here. */
  page?: { href: string; label: string };
  children?: ReactNode;
  /** Background: "surface" where it replaces a card. */
  ground?: "ground" | "surface";
  className?: string;
};

const linkClass = "inline-flex min-h-9 items-center gap-1 py-1.5 text-sm";

export function ConsentPlaceholder(props: ConsentPlaceholderProps) {
  const placeholder = useCopy(placeholderCopy);
  const site = useSite();
  const { service, title, action, onOnce, onAlways, page, children, ground, className } = props;
  const id = useId();
  const { purpose, sends } = serviceWords(site, service);
  return (
    <section
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sends`}
      className={classNames(
        "grid content-center gap-3 rounded-card border border-line p-[clamp(1.25rem,3vw,2.5rem)] text-left text-ink",
        ground === "surface" ? "bg-surface" : "bg-ground",
        className,
      )}
    >
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <ShieldCheck className="size-5 flex-none text-tide" aria-hidden="true" />
        {fillText(placeholder.mark, { service: service.name })}
      </p>
      <p id={`${id}-title`} className="max-w-[30em] font-serif text-h4 leading-snug font-heading text-balance">
        {title}
      </p>
      <p id={`${id}-sends`} className="max-w-[44em] text-sm text-ink-soft">
        {purpose} {sends}
      </p>
      <div className="mt-1 flex flex-wrap gap-3 noscript:hidden">
        <Button onClick={onOnce}>{action}</Button>
        <Button kind="secondary" onClick={onAlways}>
          {fillText(placeholder.always, { service: service.name })}
        </Button>
        {children}
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a href={service.privacyUrl} target="_blank" rel="noopener" className={linkClass}>
          {fillText(placeholder.privacy, { service: service.name })}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
        {page ? (
          <a href={page.href} target="_blank" rel="noopener" className={linkClass}>
            {page.label}
            <ArrowUpRight className="size-4" aria-hidden="true" />
          </a>
        ) : null}
      </p>
      <p className="max-w-[44em] text-xs text-ink-soft noscript:hidden">{placeholder.revocable}</p>
    </section>
  );
}

/** Consent for one embed: permanent, or granted here for this view. */
export function useConsent({ consentKey }: Service, embedId: string) {
  const always = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.has(consentKey),
    () => false,
  );
  const [isAllowedOnce, setAllowedOnce] = useState(false);
  useEffect(() => {
    if (consumeHandover(embedId)) setAllowedOnce(true);
  }, [embedId]);
  const agreed = always || isAllowedOnce;
  useEffect(() => {
    if (!agreed) return;
    if (isOwnDocument()) consentStore.markLoaded(consentKey);
    else loadOwnDocument(isAllowedOnce ? embedId : undefined);
  }, [agreed, isAllowedOnce, embedId, consentKey]);
  return {
    allowed: agreed && isOwnDocument(),
    allowOnce: () => setAllowedOnce(true),
    allowAlways: () => consentStore.allow(consentKey),
  };
}

type ConsentGateProps = {
  service: Service;
  /** Distinguishes several embeds of one service on a page; stable across renders. */
  embedId: string;
  title: string;
  action: string;
  page?: { href: string; label: string };
  /** Alternative, such as the site's own form. */
  alternative?: ReactNode;
  ground?: "ground" | "surface";
  placeholderClass?: string;
  children: ReactNode;
};

/** Shows the placeholder until the visitor consents. */
export function ConsentGate(props: ConsentGateProps) {
  const { service, embedId, title, action, page, alternative, ground, placeholderClass, children } = props;
  const { allowed, allowOnce, allowAlways } = useConsent(service, embedId);
  const [clicked, setClicked] = useState(false);
  const behind = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (clicked && allowed) behind.current?.focus({ preventScroll: true });
  }, [clicked, allowed]);
  if (allowed) {
    return (
      <div ref={behind} tabIndex={-1} className="outline-none">
        {children}
      </div>
    );
  }
  const agree = (choice: () => void) => () => {
    setClicked(true);
    choice();
  };
  return (
    <ConsentPlaceholder
      service={service}
      title={title}
      action={action}
      page={page}
      onOnce={agree(allowOnce)}
      onAlways={agree(allowAlways)}
      ground={ground}
      className={placeholderClass}
    >
      {alternative}
    </ConsentPlaceholder>
  );
}

import { ActionLink } from "../../../../site/action-link.tsx";
import { BookCover } from "../../../../site/book-cover.tsx";
import { ChartPicture } from "../../../../ui/chart-picture.tsx";
import { anchors, heroCopy } from "./ebook-copy.ts";

/** The book on the dark water, with the way to a copy. */
export function EbookHero() {
  const { mark, title, lead, action, secondAction } = heroCopy;
  return (
    <section
      aria-labelledby="ebook-title"
      className="on-deep relative overflow-clip pt-[calc(var(--bar)+clamp(32px,5vw,88px))] pb-[clamp(56px,7vw,112px)]"
    >
      <div className="pointer-events-none absolute inset-0">
        <ChartPicture
          name="banner"
          width={1440}
          height={560}
          priority
          className="size-full object-cover object-right mask-t-from-30% mask-t-to-60% lg:mask-l-from-42% lg:mask-t-from-100% lg:mask-t-to-100% lg:mask-l-to-66%"
        />
      </div>
      <div className="wrap relative grid items-center gap-x-24 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="mark">{mark}</p>
          <h1 id="ebook-title" className="mt-4 max-w-[9em]">
            {title}
          </h1>
          <p className="lead mt-5 max-w-[28em]">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ActionLink to="/ebook" hash={anchors.download} label={action} />
            <ActionLink to="/ebook" hash={anchors.industries} label={secondAction} kind="quiet" />
          </div>
        </div>
        <BookCover className="max-lg:mx-auto lg:w-[min(19rem,66vw)] lg:justify-self-center" />
      </div>
    </section>
  );
}

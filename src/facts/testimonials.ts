import type { Site } from "./site.ts";

/** `label` is "Sample" until a real person has agreed to be quoted. */
export type Testimonial = { label: string; text: string; name: string; role: string };

export type TestimonialSlot = "product" | "newsletter" | "ebook";

export const defaultTestimonials: Readonly<Record<TestimonialSlot, readonly Testimonial[]>> = {
  product: [
    {
      label: "Pilot feedback (sample)",
      text: "The night shift stopped calling me at home. Then I looked at the log and saw why: they had started to read.",
      name: "Ines Marten",
      role: "Head of quality, a sample hospital group",
    },
    {
      label: "Beta feedback (sample)",
      text: "We began with forty documents. The most useful page of the first month was the list of questions they could not answer.",
      name: "Jonas Feldkamp",
      role: "Operations lead, a sample forwarder",
    },
  ],
  newsletter: [
    {
      label: "Sample",
      text: "I forward it to my shift leads with one sentence of my own. By Tuesday we are talking about it.",
      name: "Miriam Althoff",
      role: "Director of nursing, a sample hospital",
    },
    {
      label: "Sample",
      text: "It is the only newsletter I print. It hangs beside the coffee machine until someone has tried the thing.",
      name: "Pawel Brandt",
      role: "Head of dispatch, a sample haulier",
    },
    {
      label: "Sample",
      text: "Short, and it never sells me anything on a Sunday. I have stopped pretending that I only skim it.",
      name: "Helene Wirth",
      role: "Compliance officer, a sample savings bank",
    },
  ],
  ebook: [
    {
      label: "Sample",
      text: "I read the chapter on documents on the train and deleted four folders before lunch. Nobody has missed them yet.",
      name: "Lorenz Hartig",
      role: "Head of quality, a sample clinic",
    },
    {
      label: "Sample",
      text: "Our managing director asked for a figure, not for a vision. The last chapter is a figure, and how to get at it.",
      name: "Sabine Oertel",
      role: "Operations manager, a sample forwarder",
    },
  ],
};

/** Empty when the owner wants none. */
export const testimonials = ({ stored }: Site, slot: TestimonialSlot): readonly Testimonial[] =>
  (stored.testimonials?.[slot] as readonly Testimonial[] | undefined) ?? defaultTestimonials[slot];

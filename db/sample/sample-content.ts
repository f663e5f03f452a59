/** One row of `blog_articles` as the specification names its fields (section 3); HTML in the body fields. */
export type SampleArticle = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  category: "Knowledge Management" | "SOPs & Onboarding" | "Healthcare" | "Logistics" | "Financial Services";
  author: string;
  /** ISO timestamp. */
  publication_date: string;
  featured_image_url: string | null;
  featured_image_url_2: string | null;
  introduction: string;
  section_1: string;
  section_2: string;
  section_3: string;
  conclusion: string;
  /** HTML of the article's own call to action, or null for the standard block. */
  cta: string | null;
  seo_description: string;
  /** Comma-separated. */
  keywords: string;
};

/** One row of `blog` (podcast episodes) as the specification names its fields (section 3). */
export type SampleEpisode = {
  id: number;
  /** 'Episode 12' */
  episode: string;
  blog_title: string;
  summary: string;
  guest_name: string;
  banner: string | null;
  audio_player: string | null;
  /** ISO timestamp. */
  created_at: string;
  /** Comma-separated. */
  keywords: string;
  youtube: string | null;
  /** Numbered text, one point a line: '1. …'. */
  why_ceos_think_important: string;
  /** The key insights, plain paragraphs. */
  conclusion: string;
  /** Bullet text, one point a line: '• …'. */
  about_guest: string;
  /** Bullet text, one point a line. */
  key_takeaways: string;
  /** Numbered text, one point a line. */
  action_items: string;
};

/** One issue of the newsletter; a sent one has no recipients. */
export type SampleIssue = {
  number: number | null;
  slug: string | null;
  subject: string;
  preview_text: string;
  /** ISO timestamp; null for a draft. */
  sent_at: string | null;
  parts: { kind: "opening" | "case" | "episode" | "monday" | "meeting" | "text"; title: string; html: string }[];
};

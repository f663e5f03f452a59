/** A row of `blog_articles` as in spec 3; body fields are HTML. */
export type SampleArticle = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  category: "Knowledge Management" | "SOPs & Onboarding" | "Healthcare" | "Logistics" | "Financial Services";
  author: string;
  publication_date: string;
  featured_image_url: string | null;
  featured_image_url_2: string | null;
  introduction: string;
  section_1: string;
  section_2: string;
  section_3: string;
  conclusion: string;
  /** HTML of the article's own call to action; null for the standard block. */
  cta: string | null;
  seo_description: string;
  /** Comma-separated. */
  keywords: string;
};

/** A row of `blog` (podcast episodes) as in spec 3. */
export type SampleEpisode = {
  id: number;
  episode: string;
  blog_title: string;
  summary: string;
  guest_name: string;
  banner: string | null;
  audio_player: string | null;
  created_at: string;
  keywords: string;
  youtube: string | null;
  /** Numbered lines: '1. …'. */
  why_ceos_think_important: string;
  conclusion: string;
  /** Bulleted lines: '• …'. */
  about_guest: string;
  key_takeaways: string;
  action_items: string;
};

/** A sent sample issue has no recipients. */
export type SampleIssue = {
  number: number | null;
  slug: string | null;
  subject: string;
  preview_text: string;
  sent_at: string | null;
  parts: { kind: "opening" | "case" | "episode" | "monday" | "meeting" | "text"; title: string; html: string }[];
};

import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

/** The sitemap: every URL and the page module behind it (spec 2). */
export const routes = rootRoute("root.tsx", [
  layout("site", "pages/site-layout.tsx", [
    index("pages/home/home-page.tsx"),

    route("/services/healthcare", "pages/industries/healthcare-page.tsx"),
    route("/services/logistics", "pages/industries/logistics-page.tsx"),
    route("/services/financial", "pages/industries/financial-page.tsx"),
    route("/services/manufacturing", "pages/industries/manufacturing-page.tsx"),
    route("/solutions/asksopia", "pages/asksopia/asksopia-page.tsx"),
    route("/solutions/healthcare/ai-sop-agent", "pages/healthcare/healthcare-agent-page.tsx"),
    route("/roi-calculator", "pages/roi-calculator/roi-calculator-page.tsx"),

    route("/blog", "pages/blog/blog-page.tsx"),
    route("/blog/category/$category", "pages/blog/category-page.tsx"),
    route("/blog/$slug", "pages/blog/article/article-page.tsx"),

    route("/podcast", "pages/podcast/podcast-page.tsx"),
    route("/episodes", "pages/podcast/episodes/episodes-page.tsx"),
    route("/episode/$id", "pages/podcast/episode/episode-page.tsx"),
    route("/guest/$slug", "pages/podcast/guest/guest-page.tsx"),
    route("/podcast-registration", "pages/podcast/registration/podcast-registration-page.tsx"),
    route("/guest-space/$token", "pages/podcast/guest-space/guest-space-page.tsx"),
    route("/schedule-interview", "pages/podcast/schedule-interview/schedule-interview-page.tsx"),

    route("/ask", "pages/ask/ask-page.tsx"),

    route("/sunday-review", "pages/newsletter/sunday-review-page.tsx"),
    route("/sunday-review/$slug", "pages/newsletter/issue/issue-page.tsx"),
    route("/ebook", "pages/ebook/ebook-page.tsx"),

    route("/knowledge-audit", "pages/calls/knowledge-audit-page.tsx"),
    route("/demo", "pages/calls/demo-page.tsx"),
    route("/strategy-call", "pages/calls/strategy-call-page.tsx"),

    route("/booking/$token", "pages/booking/booking-page.tsx"),

    route("/about", "pages/about/about-page.tsx"),
    route("/about/company", "pages/about/company-page.tsx"),
    route("/contact", "pages/contact/contact-page.tsx"),

    route("/thank-you/$form", "pages/thank-you/thank-you-page.tsx"),
    route("/downloads/$name", "pages/downloads/ended-link-page.tsx"),
    route("/newsletter/confirm", "pages/newsletter/confirm-page.tsx"),
    route("/newsletter/preferences", "pages/newsletter/preferences-page.tsx"),
    route("/newsletter/unsubscribe", "pages/newsletter/unsubscribe-page.tsx"),
    route("/privacy/my-data", "pages/privacy/my-data-page.tsx"),
    route("/privacy/my-data/view", "pages/privacy/held-data-page.tsx"),

    route("/privacy-policy", "pages/legal/privacy-policy-page.tsx"),
    route("/cookie-policy", "pages/legal/cookie-policy-page.tsx"),
    route("/impressum", "pages/legal/impressum-page.tsx"),
    route("/accessibility", "pages/legal/accessibility-page.tsx"),
  ]),

  // Rendered by the browser alone; none of it is on a public page.
  route("/login", "pages/login/login-page.tsx"),
  route("/login/forgot", "pages/login/forgot-page.tsx"),
  route("/login/reset", "pages/login/reset-page.tsx"),
  route("/admin", "pages/admin/admin-layout.tsx", [
    index("pages/admin/home/home-page.tsx"),
    route("/articles", "pages/admin/articles/articles-page.tsx"),
    route("/articles/$id", "pages/admin/articles/article-page.tsx"),
    route("/episodes", "pages/admin/episodes/episodes-page.tsx"),
    route("/episodes/$id", "pages/admin/episodes/episode-edit-page.tsx"),
    route("/newsletter", "pages/admin/newsletter/newsletter-page.tsx"),
    route("/newsletter/$id", "pages/admin/newsletter/issue-page.tsx"),
    route("/leads", "pages/admin/leads/leads-page.tsx"),
    route("/leads/$id", "pages/admin/leads/lead-page.tsx"),
    route("/people", "pages/admin/people/people-page.tsx"),
    route("/people/$id", "pages/admin/people/person-page.tsx"),
    route("/subscribers", "pages/admin/subscribers/subscribers-page.tsx"),
    route("/subscribers/import", "pages/admin/subscribers/import/import-page.tsx"),
    route("/subscribers/$id", "pages/admin/subscribers/subscriber-page.tsx"),
    route("/guests", "pages/admin/guests/guests-page.tsx"),
    route("/guests/$id", "pages/admin/guests/guest-record-page.tsx"),
    route("/bookings", "pages/admin/bookings/bookings-page.tsx"),
    route("/bookings/new", "pages/admin/bookings/new-booking-page.tsx"),
    route("/bookings/$id", "pages/admin/bookings/booking-page.tsx"),
    route("/availability", "pages/admin/availability/availability-page.tsx"),
    route("/questions", "pages/admin/questions/questions-page.tsx"),
    route("/media", "pages/admin/media/media-page.tsx"),
    route("/media/$id", "pages/admin/media/media-entry-page.tsx"),
    route("/bin", "pages/admin/bin/bin-page.tsx"),
    route("/mails", "pages/admin/emails/emails-page.tsx"),
    route("/mails/$id", "pages/admin/emails/email-page.tsx"),
    route("/audit", "pages/admin/audit/audit-page.tsx"),
    route("/settings", "pages/admin/settings/settings-page.tsx"),
    route("/security", "pages/admin/security/security-page.tsx"),
    route("/$", "pages/admin/admin-not-found-page.tsx"),
  ]),

  // A draft in the real page of the site.
  route("/admin/preview/articles/$id", "pages/blog/article/article-preview-page.tsx"),
  route("/admin/preview/newsletter/$id", "pages/newsletter/issue/issue-preview-page.tsx"),

  // What API clients read; these have handlers on the server only and weigh nothing in the browser.
  route("/rss.xml", "pages/feeds/rss-feed.ts"),
  route("/feed.json", "pages/feeds/json-feed.ts"),
  route("/blog/category/$category/rss.xml", "pages/feeds/category-rss-feed.ts"),
  route("/blog/category/$category/feed.json", "pages/feeds/category-json-feed.ts"),
  route("/blog/{$slug}.md", "pages/feeds/article-markdown.ts"),
  route("/episode/{$id}.md", "pages/feeds/episode-markdown.ts"),
  route("/podcast/feed.xml", "pages/feeds/podcast-feed.ts"),
  route("/sunday-review/rss.xml", "pages/feeds/issue-rss-feed.ts"),
  route("/sunday-review/feed.json", "pages/feeds/issue-json-feed.ts"),
  route("/booking/{$token}.ics", "pages/feeds/booking-file.ts"),
  route("/calendar/{$token}.ics", "pages/feeds/owner-calendar.ts"),
  route("/sitemap.xml", "pages/feeds/sitemap.ts"),
  route("/sitemap-{$part}.xml", "pages/feeds/sitemap-part.ts"),
  route("/robots.txt", "pages/feeds/robots.ts"),
  route("/site.webmanifest", "pages/feeds/manifest.ts"),
  route("/llms.txt", "pages/feeds/llms.ts"),
  route("/.well-known/security.txt", "pages/feeds/security.ts"),
  route("/privacy/processing-register.json", "pages/feeds/processing-register.ts"),
]);

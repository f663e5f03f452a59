export const podcastFeedPath = "/podcast/feed.xml";

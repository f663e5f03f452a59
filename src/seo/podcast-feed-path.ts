/** Where the show's feed is. */
export const podcastFeedPath = "/podcast/feed.xml";

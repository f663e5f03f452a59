/** What a page says of itself; `picture` is in the library. */
export type Bookmark = {
  title: string;
  description: string;
  siteName: string;
  picture: { address: string; width: number; height: number } | undefined;
};

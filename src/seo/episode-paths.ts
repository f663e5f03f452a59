/** PNG, 3000 pixels square. */
export const podcastCoverPath = "/podcast/cover.png";

/** PNG, 1400 pixels square, as players require. */
export const episodeCoverPath = (id: number) => `/artwork/${id}.png`;

export const episodePath = (id: number) => `/episode/${id}`;

export const guestPath = (slug: string) => `/guest/${encodeURIComponent(slug)}`;

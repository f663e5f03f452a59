type ListLinkProps = { children: string; place: string; minutes?: number };

/** Leads to the list of free times. A plain URL: the list is another page, with or without JavaScript. */
export const ListLink = ({ children, place, minutes }: ListLinkProps) => (
  <a
    href={`?times=list${minutes === undefined ? "" : `&minutes=${minutes}`}#${place}`}
    rel="nofollow"
    className="inline-block py-1"
  >
    {children}
  </a>
);

type ListLinkProps = { children: string; place: string; minutes?: number };

/** A plain URL: works without JavaScript. */
export const ListLink = ({ children, place, minutes }: ListLinkProps) => (
  <a
    href={`?times=list${minutes === undefined ? "" : `&minutes=${minutes}`}#${place}`}
    rel="nofollow"
    className="inline-block py-1"
  >
    {children}
  </a>
);

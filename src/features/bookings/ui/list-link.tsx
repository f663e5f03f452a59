type ListLinkProps = { children: string; anchor: string; minutes?: number };

/** A plain link: works without JavaScript. */
export const ListLink = ({ children, anchor, minutes }: ListLinkProps) => (
  <a
    href={`?times=list${minutes === undefined ? "" : `&minutes=${minutes}`}#${anchor}`}
    rel="nofollow"
    className="inline-block py-1"
  >
    {children}
  </a>
);

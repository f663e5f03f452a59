const isPlain = (address: string) => address !== "" && !/[\p{Cc}\\\s]/u.test(address);

/** Whether a link may lead there: http(s), mail, telephone, a path of this site or a place on the page. */
export const isLinkAddress = (address: string): boolean =>
  isPlain(address) && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);

/** Whether a picture may come from there: https, or a path of this site. */
export const isPictureAddress = (address: string): boolean =>
  isPlain(address) && /^(?:https:\/\/|\/(?!\/))/i.test(address);

/** An address that a link may lead to, and what an editor calls it. */
export type Address = { address: string; title: string };

const isAddress = /^(?:\/|#|tel:|mailto:|https:\/\/)/;
const isMail = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i;
const isHost = /^(?:http:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const isNumber = /^\+?[\d(][\d\s().-]{5,}$/;

/**
 * The address that is meant by what was typed: the title of a page, a name of the Internet, a number, a mail address.
 * What is none of them stays as it is, and the check says what is wrong with it.
 */
export const addressOf = (typed: string, addresses: readonly Address[]): string => {
  const text = typed.trim();
  const known = addresses.find(({ address, title }) => title === text || address === text);
  if (known) return known.address;
  if (text === '' || isAddress.test(text)) return text;
  if (isMail.test(text)) return `mailto:${text}`;
  if (isHost.test(text)) return `https://${text.replace(/^http:\/\//i, '')}`;
  return isNumber.test(text) ? `tel:${text}` : text;
};

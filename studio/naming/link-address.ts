import { formatMessage, words } from '../messages/messages.ts';

/** Link targets with their labels. */
type LinkTargets = ReadonlyMap<string, string>;

/**
 * Returns all suggested link targets: pages, phone, e-mail, and anchors on pages.
 * @param tokens values by token name
 */
export const listLinkTargets = (
  pages: LinkTargets,
  places: LinkTargets,
  tokens: ReadonlyMap<string, string>,
): LinkTargets =>
  new Map([
    ...pages,
    ['tel:{phone}', formatMessage(words.form.call, { value: tokens.get('phone') ?? '' })],
    ['mailto:{email}', formatMessage(words.form.mail, { value: tokens.get('email') ?? '' })],
    ...places,
  ]);

const isLinkTarget = /^(?:\/|#|tel:|mailto:|https:\/\/)/;
const isEmail = /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i;
const isHost = /^(?:http:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const isNumber = /^\+?[\d(][\d\s().-]{5,}$/;

/**
 * Parses the input of a link field: the name of a page, a host name, a phone number or an e-mail address.
 * @returns the link target, `''` for empty input, or undefined for invalid input
 */
export const parseLinkTarget = (typed: string, linkTargets: LinkTargets): string | undefined => {
  const text = typed.trim();
  const normalized = text.toLowerCase();
  const known = [...linkTargets].find(([href, name]) =>
    [name, href, href.slice(1)].some((each) => each.toLowerCase() === normalized),
  );
  if (known && text !== '') return known[0];
  if (text === '' || isLinkTarget.test(text)) return text;
  if (isEmail.test(text)) return `mailto:${text}`;
  if (isHost.test(text)) return `https://${text.replace(/^http:\/\//i, '')}`;
  return isNumber.test(text) ? `tel:${text}` : undefined;
};

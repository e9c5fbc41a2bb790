/**
 * A name of the Internet in small letters, as browsers show it: letters of other scripts are written `xn--…`. A part has
 * at most 63 characters (RFC 1035, section 2.3.4).
 */
export const hostName = '([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]';

/** An e-mail address without signs that mean something in a link or in a header; its first part has at most 64. */
const mailbox = `[a-z0-9._+'-]{1,64}@${hostName}`;

/** The same for a field of its own, in which capitals are right too. */
export const mailboxPattern = `^${mailbox.replaceAll('a-z', 'A-Za-z')}$`;

/** A telephone number as people write it: no extension, and no code that a telephone obeys. */
const number = '\\+?[\\d(][\\dA-Z\\s().+\\u2010-\\u2013-]*';

/** The same for a field of its own. */
export const phonePattern = `^${number}$`;

/** What a link may give a mail beside its address; other headers are not safe (RFC 6068, section 7). */
const mailField = '(subject=((?!%0[ad])[^\\s&#])*|body=[^\\s&#]*)';

const forms = [
  // Browsers take a second slash, and a backslash, for the beginning of another host.
  '/(?![/\\\\])[^\\s\\\\]*',
  '#\\S*',
  `tel:${number}`,
  `mailto:${mailbox}(,${mailbox})*(\\?${mailField}(&${mailField})*)?`,
  // A path of two slashes would be a host again for whoever takes it without what stands before it.
  `https://${hostName}(:\\d{1,5})?((/(?!/)|[?#])[^\\s\\\\]*)?`,
];
const form = new RegExp(`^(?:${forms.join('|')})$`, 'i');
const unseen = /[\p{Cc}\p{Cf}]/u;

/**
 * Whether a link leads where it says: no name that looks like a host before the host
 * (`https://good.example@evil.example`), no host in numbers or in letters that look like others, nothing that cannot be
 * seen, a telephone number without codes, and a mail with its address, its subject and its words alone.
 * Source: WHATWG URL Standard, section 4.7 "URL rendering", on what deceives those who read an address.
 * @param link with its tokens in their places
 */
export const isTransparentLink = (link: string): boolean => form.test(link) && !unseen.test(link);

/**
 * Pattern of a host name in lower case; internationalized names in their ASCII form `xn--…`. A label has at most 63
 * characters (RFC 1035, section 2.3.4).
 */
export const hostName = '([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]';

/** Pattern of an e-mail address without characters that have a meaning in URLs or headers; the local part has at most 64 characters. */
const mailbox = `[a-z0-9._+'-]{1,64}@${hostName}`;

/** Pattern of a complete value that is an e-mail address; it allows upper-case letters too. */
export const mailboxPattern = `^${mailbox.replaceAll('a-z', 'A-Za-z')}$`;

/** Pattern of a phone number without an extension and without control codes such as `*21*`. */
const phoneNumber = '\\+?[\\d(][\\dA-Z\\s().+\\u2010-\\u2013-]*';

/** Pattern of a complete value that is a phone number. */
export const phonePattern = `^${phoneNumber}$`;

/** Parameters allowed in `mailto:`; other headers are unsafe (RFC 6068, section 7). */
const mailField = '(subject=((?!%0[ad])[^\\s&#])*|body=[^\\s&#]*)';

const forms = [
  // Browsers parse `//` and `/\` as the start of a host.
  '/(?![/\\\\])[^\\s\\\\]*',
  '#\\S*',
  `tel:${phoneNumber}`,
  `mailto:${mailbox}(,${mailbox})*(\\?${mailField}(&${mailField})*)?`,
  // The path must not begin with `//`, because code that drops the origin would parse the rest as a host.
  `https://${hostName}(:\\d{1,5})?((/(?!/)|[?#])[^\\s\\\\]*)?`,
];
const form = new RegExp(`^(?:${forms.join('|')})$`, 'i');
const invisible = /[\p{Cc}\p{Cf}]/u;

/**
 * Whether a link goes where a reader expects: no user info before the host (`https://good.example@evil.example`), no
 * numeric or look-alike host, no invisible characters, no control codes in phone numbers, and only subject and body in
 * `mailto:` links.
 * Source: WHATWG URL Standard, section 4.7 "URL rendering", on deceptive URLs.
 * @param link the link target after its tokens were replaced
 */
export const isTransparentLink = (link: string): boolean => form.test(link) && !invisible.test(link);

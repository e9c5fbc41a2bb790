import { cleanCode } from './clean.ts';
import { tryOrUndefined } from '../../try-or-undefined.ts';

/** Characters that end the host of a URL or that a URL parser decodes. */
const invalidInHost = /[\s/?#@:\\%[\]<>^|]/;

/** Returns the ASCII form of an internationalized host (`xn--…`), or `host` itself if it is ASCII or not a valid host. */
const toAsciiHost = (host: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7f]*$/.test(host) || invalidInHost.test(host)) return host;
  return tryOrUndefined(() => new URL(`http://${host}`).hostname) ?? host;
};

/**
 * Returns an e-mail address in the form that mail servers accept: without invisible characters, full-width characters
 * in their standard form, and an internationalized host in its ASCII form (`bücher.example` becomes
 * `xn--bcher-kva.example`). A plain ASCII address is unchanged.
 * @param value the text that a visitor typed or pasted
 */
export const cleanEmail = (value: string): string => {
  const address = cleanCode(value).normalize('NFKC');
  const host = address.lastIndexOf('@') + 1;
  return address.slice(0, host) + toAsciiHost(address.slice(host));
};

import { cleanLine } from './clean.ts';
import { removeInvisible } from './invisible.ts';

/** Characters that end a host in a URL or that a URL parser decodes. */
const noHost = /[\s/?#@:\\%[\]<>^|]/;

/** A host in the form in which DNS and mail servers know it; as it is when it is ASCII already or no host at all. */
const toAsciiHost = (host: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7f]*$/.test(host) || noHost.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
};

/**
 * Returns an e-mail address as mail servers take it: without characters that cannot be seen, full-width characters in
 * their ordinary form, and an internationalized host in its ASCII form (`bücher.example` is `xn--bcher-kva.example`).
 * An address that is plain already stays as it is.
 * @param value what a visitor typed or pasted
 */
export const cleanEmail = (value: string): string => {
  const address = removeInvisible(cleanLine(value)).normalize('NFKC');
  const host = address.lastIndexOf('@') + 1;
  return address.slice(0, host) + toAsciiHost(address.slice(host));
};

/**
 * Returns what identifies one visitor: an IPv4 address, or the first 64 bits of an IPv6 address. Those belong to one
 * household or phone, which may use any address with that prefix (RFC 6177, RFC 7934).
 */
export const networkPrefix = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const allGroups = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

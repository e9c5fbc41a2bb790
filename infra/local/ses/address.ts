/**
 * What SES says about an address it refuses, or undefined when it takes it. Stricter than a browser's
 * `type=email`, as SES is: no empty label or doubled dot, at most 64 characters before the @, a dot in the domain.
 */
export const addressFault = (address: string): string | undefined => {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f-\uffff]/.test(address)) return 'Local address contains control or whitespace';
  const at = address.lastIndexOf('@');
  if (at === -1) return "Missing final '@domain'";
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (local === '') return 'Missing local name';
  if (local.length > 64) return 'Local name is longer than 64 characters';
  if (/^\.|\.\.|\.$/.test(local)) return 'Local address contains dot-dot or ends with a dot';
  if (/[^A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]/.test(local)) return 'Local address contains illegal character';
  const labels = domain.split('.');
  if (labels.length < 2) return 'Domain has no dot';
  const bad = labels.some((label) => !/^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label));
  return bad ? 'Domain contains illegal character or dot-dot' : undefined;
};

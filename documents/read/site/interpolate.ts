import { toDialedNumber } from '../../../schema/locale.ts';
import { isMapping } from '../document/path.ts';
import { token } from './tokens.ts';

/** Replaces tokens with their values; a token without a value is not changed. */
export const interpolateText = (text: string, values: ReadonlyMap<string, string>): string =>
  text.includes('{') ? text.replace(token, (whole, name: string) => values.get(name) ?? whole) : text;

/** Converts a phone link to the international format: `tel:(714) 555-0142` becomes `tel:+17145550142`. */
const normalizePhoneLink = (link: string, callingCode = '1'): string =>
  `tel:${toDialedNumber(link.slice('tel:'.length), { callingCode })}`;

const linkInText = /\]\((tel:(?:[^()]|\([^()]*\))*)\)/g;

const interpolateString = (text: string, values: ReadonlyMap<string, string>): string => {
  // Normalizes image names, which are compared exactly: macOS stores accents as separate characters.
  const interpolated = interpolateText(text, values).normalize('NFC');
  const code = values.get('callingCode');
  if (interpolated.startsWith('tel:')) return normalizePhoneLink(interpolated, code);
  return interpolated.includes('](tel:')
    ? interpolated.replace(linkInText, (_, link: string) => `](${normalizePhoneLink(link, code)})`)
    : interpolated;
};

/** Returns a copy of a document with its tokens replaced and its phone links in international format. */
export const interpolate = (value: unknown, values: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return interpolateString(value, values);
  if (Array.isArray(value)) return value.map((item) => interpolate(item, values));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, interpolate(child, values)]));
};

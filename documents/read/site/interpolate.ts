import { isMapping } from '../document/path.ts';
import { interpolateText } from './tokens.ts';

const usDigits = 10;

/** Converts a phone link to the international format: `tel:(714) 555-0142` becomes `tel:+17145550142`. */
const normalizePhoneLink = (link: string): string => {
  const number = link.slice('tel:'.length);
  if (/[a-z;{]/i.test(number)) return link;
  const digits = number.replace(/\D/g, '');
  const plain = number.trim().startsWith('+') || digits.length === usDigits + 1 ? `+${digits}` : digits;
  return `tel:${digits.length === usDigits && !number.trim().startsWith('+') ? `+1${digits}` : plain}`;
};

const linkInText = /\]\((tel:(?:[^()]|\([^()]*\))*)\)/g;

const interpolateString = (text: string, values: ReadonlyMap<string, string>): string => {
  // Image names are compared exactly, and macOS stores accents as separate characters.
  const interpolated = interpolateText(text, values).normalize('NFC');
  if (interpolated.startsWith('tel:')) return normalizePhoneLink(interpolated);
  return interpolated.includes('](tel:')
    ? interpolated.replace(linkInText, (_, link: string) => `](${normalizePhoneLink(link)})`)
    : interpolated;
};

/** Returns a copy of a document with its tokens replaced and its phone links in international format. */
export const interpolate = (value: unknown, values: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return interpolateString(value, values);
  if (Array.isArray(value)) return value.map((item) => interpolate(item, values));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, interpolate(child, values)]));
};

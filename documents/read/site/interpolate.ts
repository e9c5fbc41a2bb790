import { isMapping } from '../document/path.ts';
import { interpolateText } from './tokens.ts';

const usDigits = 10;

/** A telephone link as telephones want it: `tel:(714) 555-0142` becomes `tel:+17145550142`. */
const telephoneLink = (link: string): string => {
  const number = link.slice('tel:'.length);
  if (/[a-z;{]/i.test(number)) return link;
  const digits = number.replace(/\D/g, '');
  const plain = number.trim().startsWith('+') || digits.length === usDigits + 1 ? `+${digits}` : digits;
  return `tel:${digits.length === usDigits && !number.trim().startsWith('+') ? `+1${digits}` : plain}`;
};

const linkInText = /\]\((tel:(?:[^()]|\([^()]*\))*)\)/g;

const placeText = (text: string, values: ReadonlyMap<string, string>): string => {
  // Names of pictures are compared letter by letter, and Macs write an accent as a letter of its own.
  const interpolated = interpolateText(text, values).normalize('NFC');
  if (interpolated.startsWith('tel:')) return telephoneLink(interpolated);
  return interpolated.includes('](tel:')
    ? interpolated.replace(linkInText, (_, link: string) => `](${telephoneLink(link)})`)
    : interpolated;
};

/** A copy of a document with every token in its place and every telephone link in its final form. */
export const interpolate = (value: unknown, values: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return placeText(value, values);
  if (Array.isArray(value)) return value.map((item) => interpolate(item, values));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, interpolate(child, values)]));
};

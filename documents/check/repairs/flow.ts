import { isFields } from '../../read/document/path.ts';
import { plain, quoted } from '../../problems/words.ts';

/** A value as it is written on one line: `{ label: About, href: /about }`. */
export const flow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isFields(value)) {
    const fields = Object.entries(value).map(([name, child]) => `${name}: ${flow(child)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  // Inside braces a comma would end the text, and a number or `yes` would not be read as text.
  return /^[A-Za-z/](?:[\w /.@-]*[\w/])?$/.test(value) && !/^(?:true|false|yes|no|on|off|null)$/i.test(value)
    ? plain(value)
    : quoted(value);
};

import { parse } from 'yaml';
import type { Words } from './words-shape.ts';
import text from './words.yaml?raw';

/** What people read in the Studio; a test sees that all of it is there. */
export const words = parse(text) as Words;

/** Puts values into a text: `{name}` becomes the value of that name. */
export const fill = (text_: string, values: Record<string, string | number>): string =>
  text_.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What is said of one thing, or of several: `{count}` becomes their number. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fill(many, { count });

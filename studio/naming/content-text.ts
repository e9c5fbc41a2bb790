import { visibleTexts } from '../../documents/edit/find/source-path.ts';
import { diffText } from '../../documents/edit/text/edits.ts';
import { getChild, isMapping } from '../../documents/read/document/path.ts';
import type { Locale } from '../../schema/locale.ts';
import { formatDate, formatMoment } from '../core/format-time.ts';
import { getLabel, sectionName } from './labels.ts';

/** Matches the value of a choice as requests and exported lists contain it. */
const choiceValue = /^[a-z][a-z\d-]*$/;

/** Returns the texts of a group or an entry that visitors read; all of its texts if visitors read none. */
const textsOf = (value: unknown, locale: Locale): string[] => {
  const visible = [...visibleTexts(value, locale)].filter(
    ({ path, text }) => path.at(-1) !== 'value' || !choiceValue.test(text),
  );
  const texts = visible.length > 0 ? visible : [...visibleTexts(value, locale, [], () => true)];
  return [...new Set(texts.map(({ path, text }) => formatDate(path.at(-1), text)))];
};

/** Returns the name of a list entry: the type of a section, or its first text; all texts of days with other hours. */
const entryText = (entry: unknown, locale: Locale): string =>
  sectionName(entry) ||
  (typeof getChild(entry, 'to') === 'string' ? contentText(entry, locale) : textsOf(entry, locale)[0]) ||
  contentText(entry, locale);

/** Returns a value of a document as an editor reads it; empty if it does not exist. @param locale formats prices */
export const contentText = (value: unknown, locale: Locale): string => {
  if (typeof value === 'boolean') return getLabel(String(value));
  if (Array.isArray(value)) return value.map((entry) => entryText(entry, locale)).join(', ');
  if (isMapping(value)) return [sectionName(value), ...textsOf(value, locale)].filter(Boolean).join(' · ');
  return formatMoment(String(value ?? ''));
};

/** Number of equal characters that are shown before and after a difference. */
const contextLength = 60;

/** Shortens two texts to where they differ. */
export const shortenToDifference = (before: string, after: string): [before: string, after: string] => {
  const { start, end } = diffText(before, after);
  const equalAtEnd = before.length - end;
  const shorten = (text: string): string => {
    const last = text.length - Math.max(0, equalAtEnd - contextLength);
    const first = Math.max(0, start - contextLength);
    const head = first > 0 ? `… ${text.slice(first, start).replace(/^\S*\s/, '')}` : text.slice(0, start);
    return head + text.slice(start, last) + (last < text.length ? ' …' : '');
  };
  return [shorten(before), shorten(after)];
};

import type { YAMLMap } from 'yaml';
import type { Edit } from '../../edit/text/edits.ts';
import { writtenName } from './group-at.ts';

/** A name in the quotes of another one. */
export const inQuotesOf = (written: string, name: string): string => {
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return quote + name + quote;
};

/** The change that gives a field another name in the same quotes; none when it cannot be told where the name is. */
export const renameField = (text: string, group: YAMLMap, from: string, to: string): Edit[] => {
  const [start, end] = writtenName(group, from)?.range ?? [];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, text: inQuotesOf(text.slice(start, end), to) }];
};

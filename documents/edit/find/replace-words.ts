import { Source } from '../../read/document/source.ts';
import { filesOf, type EditableSite, type SiteFile } from '../editable-site.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { markup, textsIn } from './words-said.ts';

/** What replacing words changes, and how many places it reaches. */
export type Replacement = { changes: Map<string, string>; count: number };

/** Puts words in the place of others; tokens and the signs of bold words and links stay. */
const replacedIn = (text: string, wanted: string, instead: string): { text: string; count: number } => {
  let count = 0;
  let done = 0;
  let made = '';
  const replace = (part: string): string => {
    const parts = part.split(wanted);
    count += parts.length - 1;
    return parts.join(instead);
  };
  for (const { 0: sign, index } of text.matchAll(markup)) {
    made += replace(text.slice(done, index)) + sign;
    done = index + sign.length;
  }
  return { text: made + replace(text.slice(done)), count };
};

const replaceInFile = (
  { document: { source, value } }: SiteFile,
  wanted: string,
  instead: string,
): { text: string; count: number } => {
  let { text } = source;
  let total = 0;
  for (const { path, text: written } of textsIn(value)) {
    const { text: next, count } = replacedIn(written, wanted, instead);
    if (count === 0) continue;
    text = applyEdits(text, setValue(new Source(source.file, text), path, next));
    total += count;
  }
  return { text, count: total };
};

/**
 * Replaces words in every text that a visitor may read, where they are written letter by letter. Places where a token,
 * a bold word or a link is part of them stay (`placesOfWords` finds these, too).
 * @param wanted the words, with capitals as they are written
 * @throws EditRefusal for a text that is written in a way that cannot be changed safely
 */
export const replaceWords = (folder: EditableSite, wanted: string, instead: string): Replacement => {
  const changes = new Map<string, string>();
  let total = 0;
  if (wanted.trim() === '') return { changes, count: 0 };
  for (const file of filesOf(folder)) {
    const { text, count } = replaceInFile(file, wanted, instead);
    if (count > 0) changes.set(file.path, text);
    total += count;
  }
  return { changes, count: total };
};

import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { allFiles, type EditableSite } from '../editable-site.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { matchCase, replacedText } from './replacement.ts';
import { createTextFinder } from './text-finder.ts';
import { findMatchingTexts, type TextQuery } from './find-text.ts';

/** What replacing words changes, how many places, and why others were left as they are, by the ids of the places. */
export type Replacement = {
  changes: Map<string, string>;
  count: number;
  refusals: Map<string, string>;
};

/**
 * Replaces words with others, in the capitals of those that are found.
 * @param instead what is written in their place; an empty text takes the words away
 * @param chosen the ids of the places (`findReplaceableText`) that are replaced
 */
export const replaceText = (
  folder: EditableSite,
  wanted: TextQuery,
  instead: string,
  chosen: ReadonlySet<string>,
): Replacement => {
  const find = createTextFinder(wanted.words, folder.tokens);
  const result: Replacement = { changes: new Map(), count: 0, refusals: new Map() };
  for (const file of allFiles(folder)) {
    let { text } = file.document.source;
    for (const { path, text: written, places } of findMatchingTexts(file, wanted, find)) {
      const own = places.filter(({ id, obstacle }) => chosen.has(id) && obstacle === undefined);
      if (own.length === 0) continue;
      const replacements = own.map((place) => ({
        ...place,
        instead: matchCase(place.found, wanted.words.trim(), instead.trim()),
      }));
      try {
        const next = replacedText(written, replacements);
        if (next.trim() === '') throw new EditError('Nothing would be left of this text.');
        text = applyEdits(text, setValue(new Source(file.document.source.file, text), path, next));
        result.count += own.length;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        for (const { id } of own) result.refusals.set(id, error.message);
      }
    }
    if (text !== file.document.source.text) result.changes.set(file.path, text);
  }
  return result;
};

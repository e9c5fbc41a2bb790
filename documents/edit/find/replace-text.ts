import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { allFiles, type EditableSite } from '../editable-site.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { matchCase, replacedText } from './replacement.ts';
import { createTextFinder } from './text-finder.ts';
import { findMatchingTexts, type TextQuery } from './find-text.ts';

/** Changed texts, number of replacements, and why other matches were not replaced, by match id. */
export type Replacement = {
  changes: Map<string, string>;
  count: number;
  refusals: Map<string, string>;
};

/**
 * Replaces matches, adapting the case of the replacement.
 * @param instead the replacement; an empty text deletes the matches
 * @param chosen ids of the matches (`findReplaceableText`) to replace
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

import { Source } from '../../read/document/source.ts';
import { EditRefusal } from '../edit-error.ts';
import { filesOf, type EditableSite } from '../editable-site.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { inCapitalsOf, replacedText } from './replacement.ts';
import { wordFinder } from './text-finder.ts';
import { textsWith, type WantedWords } from './find-text.ts';

/** What replacing words changes, how many places, and why others were left as they are, by the ids of the places. */
export type Replacement = {
  changes: Map<string, string>;
  count: number;
  refusals: Map<string, string>;
};

/**
 * Replaces words with others, in the capitals of those that are found.
 * @param instead what is written in their place; an empty text takes the words away
 * @param chosen the ids of the places (`replaceablePlaces`) that are replaced
 */
export const replaceWords = (
  folder: EditableSite,
  wanted: WantedWords,
  instead: string,
  chosen: ReadonlySet<string>,
): Replacement => {
  const find = wordFinder(wanted.words, folder.tokens);
  const result: Replacement = { changes: new Map(), count: 0, refusals: new Map() };
  for (const file of filesOf(folder)) {
    let { text } = file.document.source;
    for (const { path, text: written, places } of textsWith(file, wanted, find)) {
      const own = places.filter(({ id, obstacle }) => chosen.has(id) && obstacle === undefined);
      if (own.length === 0) continue;
      const replacements = own.map((place) => ({
        ...place,
        instead: inCapitalsOf(place.found, wanted.words.trim(), instead.trim()),
      }));
      try {
        const next = replacedText(written, replacements);
        if (next.trim() === '') throw new EditRefusal('Nothing would be left of this text.');
        text = applyEdits(text, setValue(new Source(file.document.source.file, text), path, next));
        result.count += own.length;
      } catch (error) {
        if (!(error instanceof EditRefusal)) throw error;
        for (const { id } of own) result.refusals.set(id, error.message);
      }
    }
    if (text !== file.document.source.text) result.changes.set(file.path, text);
  }
  return result;
};

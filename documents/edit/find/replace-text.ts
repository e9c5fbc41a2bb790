import { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { allFiles, type EditableSite } from '../editable-site.ts';
import { applyEdits } from '../text/edits.ts';
import { setValue } from '../text/set-value.ts';
import { matchCase, applyReplacements } from './replacement.ts';
import { findMatchingTexts, type TextQuery } from './find-text.ts';

/** Changed texts, number of replacements, and why other matches were not replaced, by match id. */
export type Replacement = {
  changes: Map<string, string>;
  count: number;
  errors: Map<string, string>;
};

/**
 * Replaces matches, adapting the case of the replacement.
 * @param replacement the replacement; an empty text deletes the matches
 * @param chosen ids of the matches (`findReplaceableText`) to replace
 */
export const replaceText = (
  folder: EditableSite,
  query: TextQuery,
  replacement: string,
  chosen: ReadonlySet<string>,
): Replacement => {
  const result: Replacement = { changes: new Map(), count: 0, errors: new Map() };
  for (const file of allFiles(folder)) {
    let { text } = file.document.source;
    for (const { path, text: oldText, matches } of findMatchingTexts(file, query)) {
      const selected = matches.filter(({ id, obstacle }) => chosen.has(id) && obstacle === undefined);
      if (selected.length === 0) continue;
      const replacements = selected.map((match) => ({
        ...match,
        instead: matchCase(match.found, query.words.trim(), replacement.trim()),
      }));
      try {
        const newText = applyReplacements(oldText, replacements);
        if (newText.trim() === '') throw new EditError('This text would become empty.');
        text = applyEdits(text, setValue(new Source(file.document.source.file, text), path, newText));
        result.count += selected.length;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        for (const { id } of selected) result.errors.set(id, error.message);
      }
    }
    if (text !== file.document.source.text) result.changes.set(file.path, text);
  }
  return result;
};

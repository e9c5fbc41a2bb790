import { EditError } from '../text/edit-error.ts';
import { documentsWithReferences } from '../../read/site/site-model.ts';
import type { EditableSite } from '../editable-site.ts';
import { DocumentDraft } from '../text/document-draft.ts';
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
  for (const each of documentsWithReferences(folder)) {
    const { source } = each.document;
    const texts = findMatchingTexts(folder, each, query).flatMap(({ path, text, matches }) => {
      const selected = matches.filter(({ id, obstacle }) => chosen.has(id) && obstacle === undefined);
      const replacements = selected.map((match) => ({
        ...match,
        instead: matchCase(match.found, query.words.trim(), replacement.trim()),
      }));
      return selected.length > 0 ? [{ path, selected, newText: applyReplacements(text, replacements) }] : [];
    });
    const filled = texts.filter(({ newText }) => newText.trim() !== '');
    const report = (failed: typeof texts, message: string) => {
      for (const { id } of failed.flatMap(({ selected }) => selected)) result.errors.set(id, message);
    };
    report(
      texts.filter((text) => !filled.includes(text)),
      'This text would become empty.',
    );
    if (filled.length === 0) continue;
    try {
      const draft = new DocumentDraft(source);
      for (const { path, newText } of filled) draft.set(path, newText);
      result.changes.set(source.file, draft.print());
      result.count += filled.flatMap(({ selected }) => selected).length;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      report(filled, 'This text is written in an unusual way. Change it in its field.');
    }
  }
  return result;
};

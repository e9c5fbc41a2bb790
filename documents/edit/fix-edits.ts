import { migrateText } from '../migrations/migrate-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../read/document/source.ts';
import { diffText, type Edit } from './text/edits.ts';

/** Whether a problem can be fixed without asking what was meant. */
export const hasFix = ({ code, params, edits }: Problem): boolean =>
  edits !== undefined || (code === 'old-form' && params.isOverride !== true);

/**
 * Returns the edits that fix a problem of a text; those of an old form migrate the whole document.
 * @throws EditError when it is written in a way that cannot be changed safely
 */
export const getFixEdits = (source: Source, { code, edits = [] }: Problem): readonly Edit[] =>
  code === 'old-form' ? [diffText(source.text, migrateText(source).text)] : edits;

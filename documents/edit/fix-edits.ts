import { migrateText } from '../migrations/migrate-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../read/document/source.ts';
import { diffText, type Edit } from './text/edits.ts';

/** Whether a problem can be fixed without asking the user. */
export const hasFix = ({ code, params, edits }: Problem): boolean =>
  edits !== undefined || (code === 'old-form' && params.cause === 'document');

/**
 * Returns the edits that fix a problem; for an outdated field they migrate the whole document.
 * @throws EditError if the document cannot be edited safely
 */
export const getFixEdits = (source: Source, { code, edits = [] }: Problem): readonly Edit[] =>
  code === 'old-form' ? [diffText(source.text, migrateText(source).text)] : edits;

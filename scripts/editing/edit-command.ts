import { EditError } from '../../documents/edit/edit-error.ts';
import { exitWithError } from '../options.ts';
import { exitWithInternalError } from '../internal-error.mjs';

/** Runs a command that edits documents; a wish that cannot be granted ends it with the words that say why. */
export const runEditCommand = (run: () => Promise<void>): Promise<void> =>
  run().catch((error: unknown) => {
    if (error instanceof EditError) exitWithError(error.message, 1);
    exitWithInternalError(error);
  });

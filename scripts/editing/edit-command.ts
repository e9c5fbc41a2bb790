import { EditError } from '../../documents/edit/edit-error.ts';
import { exitWithError } from '../cli.ts';
import { exitWithInternalError } from '../internal-error.mjs';

/** Runs a command that edits documents. An `EditError` is printed without a stack and ends it with status 1. */
export const runEditCommand = (run: () => Promise<void>): Promise<void> =>
  run().catch((error: unknown) => {
    if (error instanceof EditError) exitWithError(error.message, 1);
    exitWithInternalError(error);
  });

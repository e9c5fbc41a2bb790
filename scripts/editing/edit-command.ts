import { EditError } from '../../documents/edit/text/edit-error.ts';
import { UsageError } from '../../infra/terminal/command-error.ts';
import { exitWithError } from '../cli.ts';
import { exitWithInternalError } from '../internal-error.mjs';

/** Runs a command that edits documents. An `EditError` or a `UsageError` is printed without a stack. */
export const runEditCommand = (run: () => Promise<void>): Promise<void> =>
  run().catch((error: unknown) => {
    if (error instanceof EditError) exitWithError(error.message, 1);
    if (error instanceof UsageError) exitWithError(error.message);
    exitWithInternalError(error);
  });

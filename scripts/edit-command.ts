import { EditFault } from '../renderer/build/editing/edit-fault.ts';
import { stop } from './options.ts';

/** Runs a command that edits documents; a wish that cannot be granted ends it with the words that say why. */
export const editing = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof EditFault)) throw error;
    stop(error.message, 1);
  }
};

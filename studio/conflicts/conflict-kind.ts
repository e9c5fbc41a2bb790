import { isImageName } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import type { ConflictMessages } from './conflict-dialog.tsx';

/**
 * Returns the key of the message that describes a conflict.
 * @param ours the local content, or undefined if the file was removed here
 */
export const conflictKind = (
  { name, stored }: Conflict,
  ours: string | undefined,
): keyof ConflictMessages => {
  if (stored === null) return 'removedThere';
  if (ours === undefined) return 'removedHere';
  return isImageName(name) ? 'picture' : 'lines';
};

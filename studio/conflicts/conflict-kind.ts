import { isImageName } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import type { ConflictMessages } from './conflict-dialog.tsx';

/** Which message describes a conflict. @param mine the text or the line here; nothing when the file was removed here */
export const conflictKind = (
  { name, stored }: Conflict,
  mine: string | undefined,
): keyof ConflictMessages => {
  if (stored === null) return 'removedThere';
  if (mine === undefined) return 'removedHere';
  return isImageName(name) ? 'picture' : 'lines';
};

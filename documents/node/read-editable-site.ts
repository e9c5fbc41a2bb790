import { join } from 'node:path';
import { EditError } from '../edit/text/edit-error.ts';
import { editableSite, type EditableSite } from '../edit/editable-site.ts';
import { toPosixPath } from './paths.ts';
import { readFolder } from './read-folder.ts';

/**
 * Reads all documents of a folder, for editing.
 * @throws EditError if the folder does not exist, or a file cannot be read
 */
export const readEditableSite = async (pagesDir: string): Promise<EditableSite> => {
  const content = await readFolder(pagesDir);
  if (!content) throw new EditError(`There is no folder ${pagesDir}.`);
  return editableSite(content, toPosixPath(join(pagesDir, '/')).replace(/^\.\//, ''));
};

import { extensionOf } from '../read/site/file-names.ts';
import { Source } from '../read/document/source.ts';
import { EditRefusal } from './edit-error.ts';
import { applyEdits } from './text/edits.ts';
import { linkEdit, linksTo } from './link-edits.ts';
import { forget, remember } from './former-routes.ts';
import { checkFreeRoute, isNeeded, pageOf } from './routes.ts';
import { filesOf, type EditableSite } from './editable-site.ts';

/** A page's move: its file, and every file that changes with it. */
export type Move = {
  from: string;
  to: string;
  /** What each file holds from now on; the moved page stands under its new path. */
  changes: Map<string, string>;
  /** How many links were rewritten. */
  links: number;
};

/**
 * Gives a page another address: moves its file, rewrites every link to it and leaves a redirect.
 * @returns what changes; nothing has been written yet
 * @throws EditRefusal when the page cannot be moved there
 */
export const renamePage = (folder: EditableSite, oldRoute: string, newRoute: string): Move => {
  const page = pageOf(folder, oldRoute);
  if (isNeeded(oldRoute))
    throw new EditRefusal(`${oldRoute} is an address that the site needs; it cannot be renamed.`);
  checkFreeRoute(folder, newRoute, page);
  const to = `${folder.prefix}${newRoute.slice(1)}${extensionOf(page.path)}`;
  const changes = new Map<string, string>();
  let links = 0;
  for (const file of filesOf(folder)) {
    const { source } = file.document;
    const edits = linksTo(file, folder, oldRoute).map((link) => {
      const edit = linkEdit(link, [oldRoute, newRoute]);
      if (edit) return edit;
      const words = `the link to ${oldRoute} is written in a way that cannot be changed safely.`;
      throw new EditRefusal(`${source.file}:${link.use.line}: ${words} Change it first.`);
    });
    links += edits.length;
    if (file === page) {
      const moved = new Source(source.file, applyEdits(source.text, edits));
      const remembering = new Source(source.file, remember(moved, oldRoute));
      changes.set(to, forget(remembering, newRoute));
    } else if (edits.length > 0) changes.set(file.path, applyEdits(source.text, edits));
  }
  return { from: page.path, to, changes, links };
};

import { extensionOf } from '../read/site/file-names.ts';
import { Source } from '../read/document/source.ts';
import { EditError } from './edit-error.ts';
import { applyEdits } from './text/edits.ts';
import { retargetLink, findLinksTo } from './link-edits.ts';
import { removeFormerRoute, addFormerRoute } from './former-routes.ts';
import { assertRouteIsFree, isRequiredRoute, requirePage } from './routes.ts';
import { allFiles, type EditableSite } from './editable-site.ts';

/** Result of moving a page: its file, and all files that change. */
export type PageMove = {
  from: string;
  to: string;
  /** New contents of files; the moved page has its new path. */
  changes: Map<string, string>;
  /** Number of changed links. */
  links: number;
};

/**
 * Moves a page to another route: renames its file, changes all links to it and adds a redirect.
 * @returns the changes; nothing is written yet
 * @throws EditError if the page cannot be moved there
 */
export const renamePage = (folder: EditableSite, oldRoute: string, newRoute: string): PageMove => {
  const page = requirePage(folder, oldRoute);
  if (isRequiredRoute(oldRoute))
    throw new EditError(`The site requires the page ${oldRoute}; it cannot be renamed.`);
  assertRouteIsFree(folder, newRoute, page);
  const to = `${folder.prefix}${newRoute.slice(1)}${extensionOf(page.path)}`;
  const changes = new Map<string, string>();
  let links = 0;
  for (const file of allFiles(folder)) {
    const { source } = file.document;
    const edits = findLinksTo(file, folder, oldRoute).map((link) => {
      const edit = retargetLink(link, [oldRoute, newRoute]);
      if (edit) return edit;
      const reason = `the link to ${oldRoute} is written in a way that cannot be changed safely.`;
      throw new EditError(`${source.file}:${link.usage.line}: ${reason} Change it first.`);
    });
    links += edits.length;
    if (file === page) {
      const moved = new Source(source.file, applyEdits(source.text, edits));
      const withFormerRoute = new Source(source.file, addFormerRoute(moved, oldRoute));
      changes.set(to, removeFormerRoute(withFormerRoute, newRoute));
    } else if (edits.length > 0) changes.set(file.path, applyEdits(source.text, edits));
  }
  return { from: page.path, to, changes, links };
};

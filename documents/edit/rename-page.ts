import { getChild, toArray } from '../read/document/path.ts';
import { extensionOf } from '../read/site/file-names.ts';
import { EditError } from './text/edit-error.ts';
import { DocumentDraft } from './text/document-draft.ts';
import { retargetLinks, findLinksTo } from './link-edits.ts';
import {
  addFormerRoute,
  assertRouteIsFree,
  formerRoutesField,
  isRequiredRoute,
  requirePage,
} from './routes.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import type { EditableSite } from './editable-site.ts';

/** Result of moving a page to another route. */
export type PageMove = {
  from: string;
  to: string;
  /** The new content of each changed file; the moved page is listed under its new path. */
  changes: Map<string, string>;
  /** Number of links whose target has changed. */
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
    throw new EditError(`The site needs this page at its address; it cannot be renamed.`);
  assertRouteIsFree(folder, newRoute, page);
  const from = page.document.source.file;
  const to = folder.shownPath(newRoute.slice(1) + extensionOf(from));
  const move: PageMove = { from, to, changes: new Map(), links: 0 };
  for (const each of documentsWithReferences(folder)) {
    const { source } = each.document;
    const isMoved = each.document === page.document;
    const links = findLinksTo(each, folder, oldRoute);
    if (links.length === 0 && !isMoved) continue;
    const draft = new DocumentDraft(source);
    const [unchanged] = retargetLinks(() => draft, links, [oldRoute, newRoute]);
    if (unchanged) {
      const reason = `the link to ${oldRoute} is written in a way that cannot be changed safely.`;
      throw new EditError(`${source.file}:${unchanged.usage.line}: ${reason} Change it first.`);
    }
    if (isMoved) {
      addFormerRoute(draft, oldRoute);
      const returned = toArray(getChild(draft.value, formerRoutesField)).indexOf(newRoute);
      if (returned >= 0) draft.remove([formerRoutesField, returned]);
    }
    move.changes.set(isMoved ? to : source.file, draft.print());
    move.links += links.length;
  }
  return move;
};

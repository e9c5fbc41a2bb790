import type { References } from '../../read/document/references.ts';
import { documentsWithReferences, type ModelPage } from '../../read/site/site-model.ts';
import type { EditableSite } from '../editable-site.ts';
import { setImage } from '../set-image.ts';
import { DocumentDraft } from '../text/document-draft.ts';

/**
 * Returns the routes of pages that show an image, by image name. Images of the site facts or of a shared section
 * count for every page that shows them.
 */
export const findPagesByImage = ({ site, pages, shared }: EditableSite): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const add = ({ images }: References, pagesWithImage: readonly ModelPage[]): void => {
    for (const { target } of images)
      found.set(target, new Set([...(found.get(target) ?? []), ...pagesWithImage.map(({ route }) => route)]));
  };
  add(site.references, pages);
  for (const page of pages) add(page.resolved.references, [page]);
  for (const [name, { references }] of shared)
    add(
      references,
      pages.filter(({ resolved }) => resolved.uses.has(name)),
    );
  return found;
};

/**
 * Replaces an image everywhere, and empties what describes the former one (see `setImage`).
 * @returns changed texts by file
 * @throws EditError for a name that cannot be changed safely as it is written
 */
export const replaceImage = (site: EditableSite, from: string, to: string): Map<string, string> => {
  const changes = new Map<string, string>();
  for (const { document, references } of documentsWithReferences(site)) {
    const images = references.images.filter(({ target }) => target === from);
    if (images.length === 0) continue;
    const draft = new DocumentDraft(document.source);
    for (const { path } of images) setImage(draft, path, to);
    changes.set(document.source.file, draft.print());
  }
  return changes;
};

import { getChild, toArray } from '../../read/document/path.ts';
import { allFiles, type EditableSite, type PageSource } from '../editable-site.ts';
import { setImage } from '../set-image.ts';
import { DocumentDraft } from '../text/document-draft.ts';

const includesSharedSection = ({ document }: PageSource, sharedSection: string): boolean =>
  toArray(getChild(document.value, 'sections')).some(
    (section) => getChild(section, 'type') === 'shared' && getChild(section, 'name') === sharedSection,
  );

/**
 * Returns the routes of pages that show an image, by image name. Images of the site facts or of a shared section
 * count for every page that shows them.
 */
export const findPagesByImage = ({ site, pages, shared }: EditableSite): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const add = (
    { references }: Pick<PageSource, 'references'>,
    pagesWithImage: readonly PageSource[],
  ): void => {
    for (const { target } of references.images)
      found.set(target, new Set([...(found.get(target) ?? []), ...pagesWithImage.map(({ route }) => route)]));
  };
  add(site, pages);
  for (const page of pages) add(page, [page]);
  for (const [name, file] of shared)
    add(
      file,
      pages.filter((page) => includesSharedSection(page, name)),
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
  for (const { path: file, document, references } of allFiles(site)) {
    const images = references.images.filter(({ target }) => target === from);
    if (images.length === 0) continue;
    const draft = new DocumentDraft(document.source);
    for (const { path } of images) setImage(draft, path, to);
    changes.set(file, draft.print());
  }
  return changes;
};

import { pathText } from '../../../documents/problems/format-path.ts';
import type { EditableSite } from '../../../documents/edit/editable-site.ts';
import { writtenPlace, type Seen } from '../../../documents/edit/find/source-path.ts';

/** Finds the line that made a part of a page; the beginning of its section when the words stand nowhere. */
export const sourceOf = (
  { pages, shared, site, tokens }: EditableSite,
  clicked: Seen & { route: string },
): { where: string; path: string } => {
  const { document, path } = writtenPlace(
    {
      page: pages.find(({ route }) => route === clicked.route)?.document,
      site: site.document,
      pieceOf: (name) => shared.get(name)?.document,
      tokens,
    },
    clicked,
  );
  const { line, column } = document.source.find(path, 'value');
  const where = `${document.source.file}:${line}:${column}`;
  return { where, path: pathText(document.value, path) };
};

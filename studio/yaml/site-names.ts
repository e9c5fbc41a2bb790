import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import type { Studio } from '../state/studio.ts';
import type { SiteNames } from './offers.ts';

/** What the documents name each other by, as they are now. @param file the document that is written */
export const siteNames = (studio: Studio, file: string): SiteNames => {
  const { files } = studio;
  const titles = studio.checking.snapshot().rendered?.titles;
  const valueOf = (name: string | undefined): unknown => name && studio.document(name)?.value;
  const anchorsIn = (section: unknown): string[] => {
    const isShared = childOf(section, 'type') === 'shared';
    const piece = isShared ? valueOf(files.shared.get(String(childOf(section, 'name')))) : undefined;
    const anchor = childOf(section, 'anchor') ?? childOf(piece, 'anchor');
    return typeof anchor === 'string' ? [anchor] : [];
  };
  return {
    pages: () => files.pages.map(({ route }) => ({ route, title: titles?.get(route) ?? '' })),
    anchors: (route) => entriesOf(childOf(valueOf(studio.view.fileOf(route)), 'sections')).flatMap(anchorsIn),
    here: files.pages.find(({ path }) => path === file)?.route,
    pictures: () => [...studio.pictures.snapshot().keys()],
    shared: () => [...files.shared.keys()],
    tokens: () => tokensOf(valueOf(files.site)).values,
  };
};

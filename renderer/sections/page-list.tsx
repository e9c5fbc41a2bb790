import type { Section } from '../../schema/section.ts';
import type { ListedPage } from '../../schema/sections/page-list.ts';
import { TitledBand } from '../parts/band.tsx';
import { Cards } from '../parts/cards.tsx';

/** Cards of pages, which are filled in when the documents are read. */
export default function PageList({ section }: { section: Section<'page-list'> & { pages?: ListedPage[] } }) {
  return (
    <TitledBand section={section}>
      <Cards items={section.pages ?? []} />
    </TitledBand>
  );
}

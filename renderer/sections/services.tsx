import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { Cards } from '../parts/cards.tsx';

/** Services, each on a card. */
export default function Services({ section }: { section: Section<'services'> }) {
  return (
    <TitledBand section={section}>
      <Cards items={section.items} />
    </TitledBand>
  );
}

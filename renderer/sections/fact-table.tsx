import type { Section } from '../../schema/section.ts';
import { Facts } from '../parts/prices/facts.tsx';
import { TitledBand } from '../parts/band.tsx';

/** A small table of figures. */
export default function FactTable({ section }: { section: Section<'fact-table'> }) {
  return (
    <TitledBand section={section} split dense>
      <Facts {...section} />
    </TitledBand>
  );
}

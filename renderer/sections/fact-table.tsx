import type { Section } from '../../schema/section.ts';
import { Facts } from '../parts/prices/facts.tsx';
import { TitledBand } from '../parts/titled-band.tsx';

/** A small table of figures. */
export default function FactTable({ section }: { section: Section<'fact-table'> }) {
  const { columns, rows, footnote } = section;
  return (
    <TitledBand section={section} split dense>
      <Facts columns={columns} rows={rows} footnote={footnote} />
    </TitledBand>
  );
}

import { formatPrice } from '../../schema/price.ts';
import type { Section } from '../../schema/section.ts';
import { Facts } from '../parts/facts.tsx';
import { TitledBand } from '../parts/titled-band.tsx';

/** The prices of a page in a table, with a calculator for those per square foot. */
export default function PriceRange({ section }: { section: Section<'price-range'> }) {
  const { columns, rates, rows = [], footnote } = section;
  const prices = rates.map((rate) => ({ ...rate, value: rate.value ?? formatPrice(rate) }));
  return (
    <TitledBand section={section} split dense>
      <Facts columns={{ ...columns, value: columns.price }} rows={[...prices, ...rows]} footnote={footnote} />
    </TitledBand>
  );
}

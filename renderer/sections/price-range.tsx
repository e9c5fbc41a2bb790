import type { Section } from '../../schema/section.ts';
import { Facts } from '../parts/prices/facts.tsx';
import { PriceCalculator } from '../parts/prices/price-calculator.tsx';
import { useRates } from '../parts/prices/use-rates.ts';
import { TitledBand } from '../parts/band.tsx';

/** The prices of a page in a table, with a calculator for those of one unit. */
export default function PriceRange({ section }: { section: Section<'price-range'> }) {
  const { columns, rows = [], calculator } = section;
  const rates = useRates(section.rates);
  return (
    <TitledBand section={section} split dense>
      <div>
        {calculator && <PriceCalculator calculator={calculator} rates={rates} choice={columns.label} />}
        <Facts {...section} rows={[...rates, ...rows]} />
      </div>
    </TitledBand>
  );
}

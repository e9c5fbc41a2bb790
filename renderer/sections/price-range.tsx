import { formatPrice } from '../../schema/locale.ts';
import type { Section } from '../../schema/section.ts';
import { useLocale } from '../context.tsx';
import { Facts } from '../parts/prices/facts.tsx';
import { PriceCalculator, type Rate } from '../parts/prices/price-calculator.tsx';
import { TitledBand } from '../parts/band.tsx';

/** The prices of a page in a table, with a calculator for those of one unit. */
export default function PriceRange({ section }: { section: Section<'price-range'> }) {
  const locale = useLocale();
  const { columns, rows = [], calculator } = section;
  // An entry without an amount names a price that does not exist, which the check reports.
  const rates = section.rates.filter((rate): rate is Rate => rate.from !== undefined);
  const prices = rates.map((rate) => ({
    ...rate,
    value: rate.value ?? [formatPrice(rate, locale), rate.unit].filter(Boolean).join(' '),
  }));
  return (
    <TitledBand section={section} split dense>
      <div>
        {calculator && <PriceCalculator calculator={calculator} rates={rates} choice={columns.label} />}
        <Facts {...section} rows={[...prices, ...rows]} />
      </div>
    </TitledBand>
  );
}

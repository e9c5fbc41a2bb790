import { getChild, isMapping, toArray } from '../read/document/path.ts';
import type { FieldChange, Migration } from './migration.ts';

const unit = 'per sq ft';

/** Writes the unit of a price as visitors read it, in price lists and in calculators. */
export const priceUnits: Migration = {
  name: 'price-units',
  since: '0.9.0',
  title: 'The unit of a price is written as visitors read it (per sq ft), and replaces perSquareFoot.',
  why: 'A price can be per square meter, kilo or hour, and in any language.',
  pendingChanges: (value, sections) => [
    // Only documents in this format have no locations.
    ...(isMapping(getChild(value, 'facts')) && getChild(value, 'locations') === undefined
      ? toArray(getChild(value, 'prices'))
      : []
    ).flatMap((price, index): FieldChange[] => {
      const path = ['prices', index, 'unit'];
      const written = getChild(price, 'unit');
      return typeof written === 'string' ? [{ from: path, to: path, value: `per ${written}` }] : [];
    }),
    ...sections.flatMap(({ type, path, fields }): FieldChange[] => {
      if (type !== 'price-range') return [];
      const rates = toArray(fields['rates']).flatMap((rate, index): FieldChange[] => {
        const entry = [...path, 'rates', index];
        return isMapping(rate) && rate['perSquareFoot'] === true && !('unit' in rate)
          ? [{ from: [...entry, 'perSquareFoot'], to: [...entry, 'unit'], value: unit }]
          : [];
      });
      const { calculator } = fields;
      const needsUnit = rates.length > 0 && isMapping(calculator) && !('unit' in calculator);
      return needsUnit ? [...rates, { to: [...path, 'calculator', 'unit'], value: unit }] : rates;
    }),
  ],
};

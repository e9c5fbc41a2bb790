import { formatPrice, type Price } from '../../../schema/locale.ts';
import type { Section } from '../../../schema/section.ts';
import { useLocale } from '../../context.tsx';

type Entry = Pick<Section<'price-range'>['rates'][number], 'from' | 'to' | 'unit' | 'value'>;

/** Returns the entries of a list of prices that have an amount, with their texts. The check reports the others. */
export const useRates = <E extends Entry>(entries: readonly E[]): (E & Price & { value: string })[] => {
  const locale = useLocale();
  return entries.flatMap((entry) => {
    const { from, unit, value } = entry;
    if (from === undefined) return [];
    const rate = { ...entry, from };
    return [{ ...rate, value: value ?? [formatPrice(rate, locale), unit].filter(Boolean).join(' ') }];
  });
};

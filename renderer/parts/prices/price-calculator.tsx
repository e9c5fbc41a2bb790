import type { Price } from '../../../schema/locale.ts';
import type { Section } from '../../../schema/section.ts';
import { useRetainedValues } from '../../controls/retain-values.ts';
import { useControlValue } from '../../controls/use-control-value.ts';
import { Calculation, Panel } from './calculation.tsx';

type PriceRange = Section<'price-range'>;
/** An entry of the list with its amount. */
type Rate = PriceRange['rates'][number] & Price;
type Props = {
  calculator: NonNullable<PriceRange['calculator']>;
  /** All prices of the section. The calculator uses only those with its unit. */
  rates: Rate[];
  /** The label of the choice between several prices. */
  choice: string;
};

/** Calculates with one of the prices that have the unit of the calculator. */
export const PriceCalculator = ({ calculator, rates, choice }: Props) => {
  const panel = useRetainedValues<HTMLDivElement>();
  const index = useControlValue(panel, (element) => element.querySelector('select')?.selectedIndex ?? 0, 0);
  const choices = rates.filter(({ unit }) => unit === calculator.unit);
  if (choices.length === 0) return null;
  return (
    <Panel ref={panel} data-controls="">
      <Calculation holder={panel} calculator={calculator} rate={choices[index]}>
        {choices.length > 1 && (
          <label>
            {choice}
            <select>
              {choices.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </Calculation>
    </Panel>
  );
};

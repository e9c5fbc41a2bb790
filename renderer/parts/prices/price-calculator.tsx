import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../../schema/forms/message-for.ts';
import { formatPrice } from '../../../schema/price.ts';
import type { Section } from '../../../schema/section.ts';
import { messageLine } from '../../forms/message-line.ts';
import { ActionLink } from '../action-link.tsx';
import { styledByTheme } from '../themed.ts';
import { useCount } from './use-count.ts';
import { visuallyHidden } from '../visually-hidden.ts';

const Panel = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  marginBottom: theme.spacing(3),
  padding: theme.spacing(3),
  border: `1px solid ${theme.tone.rule}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { display: 'grid', gap: theme.spacing(2) },
  '& label': { display: 'grid', gap: 6, fontWeight: 600 },
  '& :is(input, select)': {
    width: '100%',
    minHeight: 48,
    padding: '0.625rem 0.875rem',
    border: `1px solid ${theme.palette.text.disabled}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 400,
  },
  '& strong': { ...theme.typography.h2, display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& [role=status]': visuallyHidden,
  // Nothing is calculated without scripts.
  '@media (scripting: none)': { display: 'none' },
  'html[data-scripts=failed] &': { display: 'none' },
}));

type PriceRange = Section<'price-range'>;
type Props = {
  calculator: NonNullable<PriceRange['calculator']>;
  /** All prices; the calculator is for those of one square foot. */
  rates: PriceRange['rates'];
  /** The label of the choice between several prices. */
  choice: string;
};

/** Multiplies a price by the area that the visitor enters, and puts the result into the form that the button leads to. */
export const PriceCalculator = ({ calculator, rates, choice }: Props) => {
  const { minimum, maximum, start, action } = calculator;
  const input = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(start);
  const [index, setIndex] = useState(0);
  // The visitor may have entered an area before hydration.
  useEffect(() => setWritten(Number(input.current?.value)), []);
  const area = Math.min(maximum, Math.max(minimum, Math.round(written)));
  const choices = rates.filter(({ perSquareFoot }) => perSquareFoot);
  const rate = choices[index];
  const shown = useCount(area);
  if (!rate) return null;
  const priceOf = (squareFeet: number) =>
    formatPrice({
      from: Math.round(rate.from * squareFeet),
      to: rate.to && Math.round(rate.to * squareFeet),
    });
  const count = area.toLocaleString('en-US');
  const outcome = fillIn(calculator.outcome, { count, result: priceOf(area) });
  const [before, after] = fillIn(calculator.outcome, { count }).split('{result}');
  return (
    <Panel>
      <div>
        {choices.length > 1 && (
          <label>
            {choice}
            <select onChange={({ target }) => setIndex(target.selectedIndex)}>
              {choices.map(({ name, label }) => (
                <option key={name}>{label}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          {calculator.label}
          <input
            ref={input}
            type="number"
            inputMode="numeric"
            min={minimum}
            max={maximum}
            defaultValue={start}
            onInput={({ currentTarget }) => setWritten(Number(currentTarget.value))}
          />
        </label>
      </div>
      <div>
        <div aria-hidden="true">
          {before}
          <strong>{priceOf(shown)}</strong>
          {after}
        </div>
        <div role="status">{shown === area && outcome}</div>
        <ActionLink
          look="estimate"
          href={action.href}
          onClick={() => messageLine.set({ line: `${rate.label}: ${outcome}`, remove: calculator.remove })}
        >
          {action.label}
        </ActionLink>
      </div>
    </Panel>
  );
};

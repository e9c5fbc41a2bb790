import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import type { Except } from '../../../schema/except.ts';
import { checkNumber } from '../../../schema/forms/kinds/number.ts';
import { fillIn, messageFor } from '../../../schema/forms/message-for.ts';
import { formatNumber, formatPrice, type Price } from '../../../schema/locale.ts';
import type { Section } from '../../../schema/section.ts';
import { useLocale, usePage, useSite } from '../../context.tsx';
import { useControlValue } from '../../controls/use-control-value.ts';
import { useMessageLine } from '../../forms/use-message-line.ts';
import { isPlainClick } from '../../plain-click.ts';
import { ActionLink } from '../action-link.tsx';
import { styledByTheme, plainField, visuallyHidden } from '../styles.ts';

/** The frame around a calculation. */
export const Panel = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  marginBottom: theme.spacing(3),
  padding: theme.spacing(3),
  border: `1px solid ${theme.tone.rule}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { display: 'grid', gap: theme.spacing(2) },
  '& label': plainField(theme).label,
  '& :is(input, select)': {
    width: '100%',
    minHeight: 48,
    ...plainField(theme).input,
  },
  '& p': { ...theme.typography.body2, marginTop: theme.spacing(-1), color: theme.tone.soft },
  '& [aria-invalid]': { borderColor: theme.palette.error.main },
  // Reserves space for the result, so that the button does not move when it appears.
  '& [aria-hidden]': { minHeight: '5.5rem' },
  '& strong': {
    ...theme.typography.h2,
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    // A range breaks between its amounts, never inside of one.
    overflowWrap: 'normal',
  },
  '& [role=status]:is(:empty, :not([data-problem]))': visuallyHidden,
  '& [data-problem]': { color: theme.palette.error.main },
  // Hidden without scripts, because nothing is calculated then.
  '@media (scripting: none)': { display: 'none' },
  'html[data-scripts=failed] &': { display: 'none' },
}));

/** Delay in ms between typing and a message, which would otherwise appear and be announced while a number is incomplete. */
const pauseMs = 400;

/** Returns a text once it has not changed for `pauseMs`. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

type Props = {
  /** The element with the controls of the calculation. */
  holder: RefObject<HTMLElement | null>;
  calculator: Except<NonNullable<Section<'price-range'>['calculator']>, 'unit'>;
  /** The chosen price. */
  rate: (Price & { label: string }) | undefined;
  /** Controls above the amount. */
  children?: ReactNode;
};

/**
 * Multiplies a price by the amount that the visitor enters, and puts the result into the form that the button leads to. An
 * invalid amount has a message and no result.
 */
export const Calculation = ({ holder, calculator, rate, children }: Props) => {
  const { label, minimum, maximum, start, action } = calculator;
  const id = useId();
  const { errors } = useSite().forms;
  const written = useControlValue(
    holder,
    (element) => element.querySelector<HTMLInputElement>('[inputmode]')?.value ?? '',
    `${start}`,
  );
  const locale = useLocale();
  const checked = checkNumber(written, { minimum, maximum });
  const rule = 'rule' in checked ? checked.rule : checked.value === '' ? 'required' : undefined;
  const amount = 'value' in checked ? Number(checked.value) : 0;
  const count = formatNumber(amount, locale);
  const result =
    rate && !rule
      ? formatPrice(
          { from: Math.round(rate.from * amount), to: rate.to && Math.round(rate.to * amount) },
          locale,
        )
      : '';
  const values = { choice: rate?.label ?? '', count, result };
  const outcome = result && fillIn(calculator.outcome, values);
  const work = Object.values(usePage().page.prefill ?? {}).find((known) => known.line)?.line;
  const priced = fillIn(calculator.line ?? `{choice}: ${calculator.outcome}`, values);
  const line = result && [work, priced].filter(Boolean).join('. ');
  const placeLine = useMessageLine(line, calculator.remove);
  // No result is shown before hydration, because the visitor may have chosen a price other than the rendered one.
  const isHydrated = useControlValue(holder, () => true, false);
  const isShown = isHydrated && result !== '';
  const [before, after] = isShown ? fillIn(calculator.outcome, { count }).split('{result}') : [];
  const problem =
    rule && messageFor(errors, { kind: 'number', name: 'amount', label, minimum, maximum }, rule, locale);
  const status = problem ?? outcome;
  const isSettled = useSettled(status) === status;
  const limits = [minimum, maximum].map((limit) => formatNumber(limit, locale)).join('-');
  return (
    <>
      <div>
        {children}
        <label>
          {label}
          <input
            inputMode="numeric"
            defaultValue={start}
            aria-invalid={rule && true}
            aria-describedby={rule ? `${id}-limits ${id}-status` : `${id}-limits`}
          />
        </label>
        <p id={`${id}-limits`}>{limits}</p>
        <p id={`${id}-status`} role="status" data-problem={rule && ''}>
          {isSettled && status}
        </p>
      </div>
      <div>
        {/* Changing texts are in separate elements, because a translation replaces their text nodes, and React would
           update the former nodes. */}
        <div aria-hidden="true">
          <span>{before}</span>
          {isShown && <strong>{result}</strong>}
          <span>{after}</span>
        </div>
        <ActionLink
          look="action"
          href={action.href}
          onClick={(event) => {
            if (isPlainClick(event)) placeLine(line);
          }}
        >
          {action.label}
        </ActionLink>
      </div>
    </>
  );
};

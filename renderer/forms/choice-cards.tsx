import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { styledByTheme } from '../parts/themed.ts';
import { describedBy, FieldFrame, type InputProps } from './field-frame.tsx';

const Grid = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    paddingInline: theme.spacing(2),
    border: '1px solid',
    borderColor: theme.palette.text.disabled,
    backgroundColor: theme.palette.background.paper,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '& label:only-child': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1.5) },
  '& label:hover': { borderColor: theme.tone.ink },
  '& label:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.palette.primary.main },
}));

type CardProps = Pick<InputProps, 'state' | 'field'> &
  Pick<ComponentProps<'input'>, 'type' | 'value' | 'required'> & { children: ReactNode };

/** A checkbox or radio button with its label in a frame. */
export const ChoiceCard = ({ state, field, children, ...native }: CardProps) => (
  <label>
    <input
      name={field.name}
      {...native}
      {...(native.type === 'checkbox' && {
        'aria-invalid': state.errors[field.name] !== undefined || undefined,
        ...describedBy(state, field),
      })}
    />
    {children}
  </label>
);

/** Cards in two columns on wide screens. */
export const ChoiceGrid = Grid;

/** The choices of a field as cards, of which several (`checkbox`) or one (`radio`) can be chosen. */
export const ChoiceCards = ({
  state,
  field,
  required,
  hasStepLabel,
  type,
}: InputProps<'choice' | 'choices'> & { type: 'checkbox' | 'radio' }) => {
  const group = type === 'radio' ? 'radiogroup' : 'group';
  return (
    <FieldFrame state={state} field={field} required={required} label={hasStepLabel ? undefined : group}>
      <Grid>
        {field.choices.map(({ value, label, icon }) => (
          <ChoiceCard
            key={value}
            state={state}
            field={field}
            type={type}
            value={value}
            required={type === 'radio' && required}
          >
            {icon && <Icon name={icon} size={20} />}
            {label}
          </ChoiceCard>
        ))}
      </Grid>
    </FieldFrame>
  );
};

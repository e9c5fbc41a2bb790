import type { ReactNode } from 'react';
import type { IconName } from '../../schema/fields.ts';
import type { Form } from '../../schema/form.ts';
import type { Field } from '../../schema/forms/field.ts';
import { Icon } from '../parts/icon.tsx';
import { styledByTheme } from '../parts/styles.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

const Cards = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.75rem, 34%)), 1fr))',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 56,
    paddingInline: theme.spacing(1.5),
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

type Choice = { value: string; label: ReactNode; icon?: IconName | undefined };

type Props = FieldProps & {
  type: 'checkbox' | 'radio';
  choices: readonly Choice[];
  /** The role of the group. A single choice has none. */
  group?: 'group' | 'radiogroup';
};

/** Whether the heading of the step is the label of the field. */
const hasStepLabel = ({ steps }: Form, field: Field) =>
  steps.some(({ heading, fields }) => heading && fields.length === 1 && fields[0] === field);

/** Choices as cards, of which several (`checkbox`) or one (`radio`) can be chosen. */
export const ChoiceCards = ({ state, field, required, type, choices, group }: Props) => (
  <FieldFrame
    state={state}
    field={field}
    required={required}
    label={hasStepLabel(state.form, field) ? undefined : group}
  >
    <Cards>
      {choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type={type}
            name={field.name}
            value={value}
            required={required && group !== 'group'}
            {...(type === 'checkbox' && describedBy(state, field))}
          />
          {icon && <Icon name={icon} size={20} />}
          {label}
        </label>
      ))}
    </Cards>
  </FieldFrame>
);

import Button from '@mui/material/Button';
import { fieldsOf } from '../../schema/forms/check-form.ts';
import { fillIn, limitsOf } from '../../schema/forms/message-for.ts';
import { formatNumber } from '../../schema/locale.ts';
import { useLocale } from '../context.tsx';
import { countCharacters, rules } from '../../schema/forms/checked-value.ts';
import { ButtonRow } from '../parts/actions.tsx';
import { plainField, styledByTheme } from '../parts/styles.ts';
import { fieldId, type InputProps } from './field-frame.tsx';
import { fieldText } from './form-values.ts';
import { LineInput } from './line-input.tsx';
import { messageLine } from './message-line.ts';
import { useControlValue } from '../controls/use-control-value.ts';

const Line = styledByTheme('span', (theme) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-enough=true]': { color: theme.palette.success.main, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
}));

const AddedLine = styledByTheme(ButtonRow, (theme) => ({
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.palette.background.pale,
  '& label': { ...plainField(theme).label, flex: '1 1 100%' },
  '& textarea': {
    ...plainField(theme).input,
    width: '100%',
    resize: 'none',
    // Shows the whole line; browsers that do not support it show two rows.
    fieldSizing: 'content',
  },
}));

type CounterProps = Pick<InputProps<'paragraph'>, 'state' | 'field'> & { text: string };

/** Shows the number of characters while the visitor types. */
const Counter = ({ state, field, text }: CounterProps) => {
  const read = (form: HTMLFormElement) => countCharacters(fieldText(new FormData(form), field.name));
  const count = useControlValue(state.ref, read, 0);
  const locale = useLocale();
  const values = { ...limitsOf(field, locale), count: formatNumber(count, locale) };
  return <Line data-enough={count >= (field.minimum ?? 1)}>{fillIn(text, values)}</Line>;
};

/** A long text. The first one that is shown, and has space for it, begins with the line of a calculator or a page, if any. */
export const ParagraphInput = (props: InputProps<'paragraph'>) => {
  const { state, field } = props;
  const { minimum, maximum = rules.messageMaximum, counter } = field;
  const added = messageLine.use();
  const length = added ? added.line.length + 1 : 0;
  const holder = fieldsOf(state.form).find(
    (other) =>
      other.kind === 'paragraph' &&
      state.steps.isShown(other.name) &&
      (other.maximum ?? rules.messageMaximum) - (other.minimum ?? 0) >= length,
  );
  const first = holder === field ? added : undefined;
  const id = fieldId(state, field);
  return (
    <LineInput
      {...props}
      element="textarea"
      data-line={first && ''}
      minLength={minimum}
      maxLength={first ? maximum - length : maximum}
      above={
        first && (
          <AddedLine>
            <label>
              {state.form.texts.firstLine ?? field.label}
              <textarea
                id={`${id}-line`}
                rows={2}
                maxLength={Math.min(rules.fieldMaximum, maximum - (minimum ?? 0) - 1)}
                value={first.line}
                onChange={({ target }) => messageLine.set({ ...first, line: target.value, isOfPage: false })}
              />
            </label>
            {first.remove && (
              <Button
                variant="outlined"
                aria-describedby={`${id}-line`}
                onClick={() => {
                  messageLine.set(undefined);
                  document.getElementById(id)?.focus();
                }}
              >
                {first.remove}
              </Button>
            )}
          </AddedLine>
        )
      }
      below={counter && <Counter state={state} field={field} text={counter} />}
    />
  );
};

import { Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { systemFont } from '../../../documents/read/site/brand.ts';
import { installedFonts } from '../../core/installed-fonts.ts';
import { formName, getLabel } from '../../naming/labels.ts';
import { words } from '../../messages/messages.ts';
import { useDocument, useFiles, useStudio } from '../../state/use-studio.ts';
import { listConditions } from '../conditions.ts';
import { useForm, type ControlProps } from '../state/form.ts';

type SelectProps = Pick<ControlProps, 'text' | 'isRequired' | 'isInvalid' | 'attributes'> & {
  /** The labels of the options by their values. */
  options: ReadonlyMap<string, string>;
  /** The label of the empty option, with which an optional value is not set. */
  unset?: string;
  onChoose: (value: string) => void;
};

/** A select. A value without an option is shown as the empty option. */
const Select = (props: SelectProps) => {
  const { options, text, isRequired, isInvalid, attributes, unset = words.form.unset, onChoose } = props;
  const isKnown = options.has(text);
  return (
    <TextField
      select
      value={isKnown ? text : ''}
      error={isInvalid}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, htmlInput: attributes }}
    >
      {(!isRequired || !isKnown) && <option value="">{unset}</option>}
      {Array.from(options, ([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
};

/** A select for an enum. If the value is optional, an empty option leaves it unset, so that the default applies. */
export const ChoiceControl = ({ shape, set, ...props }: ControlProps) => {
  const choices = (shape.enum ?? []) as string[];
  return (
    <Select {...props} options={new Map(choices.map((each) => [each, getLabel(each)]))} onChoose={set} />
  );
};

/** Radio buttons for a boolean. Choosing what applies without a value removes the value, unless it is required. */
export const YesNoControl = ({ value, shape, inherited, isRequired, attributes, set }: ControlProps) => {
  const { id, 'aria-invalid': _, ...groupAttributes } = attributes;
  const unset = inherited ?? shape.default ?? false;
  return (
    <RadioGroup row {...groupAttributes} value={String(value ?? unset)}>
      {[true, false].map((choice) => (
        <FormControlLabel
          key={String(choice)}
          value={String(choice)}
          label={getLabel(String(choice))}
          control={<Radio size="small" slotProps={{ input: choice ? { id } : {} }} />}
          onChange={() => set(choice === unset && !isRequired ? undefined : choice)}
        />
      ))}
    </RadioGroup>
  );
};

/** A select for a font among the installed packages. */
export const FontControl = ({ set, ...props }: ControlProps) => {
  const fonts = Object.entries(installedFonts).map(([name, { family }]) => [name, family] as const);
  const options = new Map([...fonts, [systemFont, words.form.systemFont]]);
  return <Select {...props} options={options} unset={props.text} onChoose={set} />;
};

/** A select for the condition under which a step or a field of a form is shown: a choice of an earlier field. */
export const ConditionControl = ({ path, set, ...props }: ControlProps) => {
  const { file } = useForm();
  const options = listConditions(useDocument(file), path);
  return (
    <Select
      {...props}
      options={options}
      unset={options.size === 0 ? words.forms.noConditions : words.forms.always}
      onChoose={(chosen) => set(chosen === '' ? undefined : JSON.parse(chosen))}
    />
  );
};

/** A select for a form of the site, with a button that opens it. */
export const FormNameControl = ({ set, ...props }: ControlProps) => {
  const studio = useStudio();
  const { forms } = useFiles();
  const nameOf = (path: string): string => formName(path, studio.document(path)?.value);
  const options = new Map(Array.from(forms, ([name, path]) => [name, nameOf(path)]));
  const file = forms.get(props.text);
  return (
    <>
      <Select {...props} options={options} unset={words.forms.choose} onChoose={set} />
      {file !== undefined && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => studio.view.choose({ file, path: ['name'] })}
        >
          {words.forms.open}
        </Button>
      )}
    </>
  );
};

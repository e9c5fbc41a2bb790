import { Button, TextField } from '@mui/material';
import { systemFont } from '../../../documents/read/site/brand.ts';
import { installedFonts } from '../../core/installed-fonts.ts';
import { formName, getLabel } from '../../naming/labels.ts';
import { words } from '../../messages/messages.ts';
import { useStudio } from '../../state/use-studio.ts';
import { listConditions } from '../conditions.ts';
import { useForm, type ControlProps } from '../state/form.ts';

type SelectProps = Pick<ControlProps, 'text' | 'isRequired' | 'isInvalid' | 'attributes'> & {
  options: readonly { value: string; label: string }[];
  /** Label of the empty option, which leaves an optional value unset. */
  unset?: string;
  onChoose: (value: string) => void;
};

/** A select. A value without an option is shown as the empty option. */
const Select = (props: SelectProps) => {
  const { options, text, isRequired, isInvalid, attributes, unset = words.form.unset, onChoose } = props;
  const isKnown = options.some(({ value }) => value === text);
  return (
    <TextField
      select
      value={isKnown ? text : ''}
      error={isInvalid}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, htmlInput: attributes }}
    >
      {(!isRequired || !isKnown) && <option value="">{unset}</option>}
      {options.map(({ value, label }) => (
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
  const options = choices.map((value) => ({ value, label: getLabel(value) }));
  return <Select {...props} options={options} onChoose={set} />;
};

/** A select for a font among the installed packages. */
export const FontControl = ({ set, ...props }: ControlProps) => {
  const fonts = Object.entries(installedFonts).map(([value, { family: label }]) => ({ value, label }));
  const options = [...fonts, { value: systemFont, label: words.form.systemFont }];
  return <Select {...props} options={options} unset={props.text} onChoose={set} />;
};

/** A select for the condition under which a step or a field of a form is shown: a choice of an earlier field. */
export const ConditionControl = ({ path, set, ...props }: ControlProps) => {
  const { file } = useForm();
  const options = listConditions(useStudio().document(file)?.value, path);
  return (
    <Select
      {...props}
      options={options}
      unset={options.length === 0 ? words.forms.noConditions : words.forms.always}
      onChoose={(chosen) => set(chosen === '' ? undefined : JSON.parse(chosen))}
    />
  );
};

/** A select for a form of the site, with a button that opens it. */
export const FormNameControl = ({ set, ...props }: ControlProps) => {
  const studio = useStudio();
  const { forms } = studio.files;
  const options = Array.from(forms, ([value, path]) => ({
    value,
    label: formName(path, studio.document(path)?.value),
  }));
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

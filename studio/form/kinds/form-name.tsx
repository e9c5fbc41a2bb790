import { Button } from '@mui/material';
import { formName } from '../../naming/labels.ts';
import { useStudio } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { Select } from './choice.tsx';

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

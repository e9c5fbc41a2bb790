import { useStudio } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import { listConditions } from '../conditions.ts';
import { useForm, type ControlProps } from '../state/form.ts';
import { Select } from './choice.tsx';

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

import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { TaskInput, TaskName } from '../checking/site-tasks.ts';
import { useStudio } from '../state/use-studio.ts';
import { FormDialog } from './form-dialog.tsx';
import { useTask } from './use-task.ts';

/** What changes the pages of the site. */
type PageTask = Extract<TaskName, 'addPage' | 'copyPage' | 'renamePage' | 'removePage'>;

type Props<N extends PageTask> = {
  title: string;
  /** The words of the button that does it. */
  action: string;
  task: N;
  input: TaskInput<N>;
  /** The address of the page that is looked at afterwards. */
  opens: string;
  isDisabled?: boolean;
  /** Why it cannot be done at all. */
  refusal?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Asks what is needed to do something with a page as a whole, and does it. */
export const PageDialog = <N extends PageTask>({ task, input, opens, onClose, ...asked }: Props<N>) => {
  const { texts, view } = useStudio();
  const { run, refusal, isRunning } = useTask(task);
  const submit = async (): Promise<void> => {
    const changes = await run(...input);
    if (!changes) return;
    texts.change(`${task} ${opens}`, changes);
    view.open(opens);
    onClose();
  };
  return (
    <FormDialog
      refusal={refusal}
      {...asked}
      isDisabled={isRunning || asked.isDisabled === true}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    />
  );
};

type AskProps = {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  /** What there is to choose from: values, and what they are called. */
  choices?: Iterable<readonly [value: string, name: string]>;
};

/** Asks for a text, or for one of several things. */
export const Ask = ({ label, help, value, onChange, choices }: AskProps) => (
  <TextField
    required={!choices}
    select={choices !== undefined}
    label={label}
    helperText={help}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {choices &&
      [...choices].map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
  </TextField>
);

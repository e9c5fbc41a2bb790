import { TextField } from '@mui/material';
import { useState } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { useTask } from './use-task.ts';

type Props = { route: string; onClose: () => void };

/** Gives a page another address; links to it follow, and the old address leads to it. */
export const RenameDialog = ({ route, onClose }: Props) => {
  const studio = useStudio();
  const [typed, setTyped] = useState(route);
  const { run, refusal, isRunning } = useTask('renamePage');
  const rename = async (): Promise<void> => {
    const to = `/${typed.trim().replace(/^\/+/, '')}`;
    const changes = await run(route, to);
    if (!changes) return;
    studio.texts.change(`rename ${route}`, changes);
    studio.view.open(to);
    onClose();
  };
  return (
    <FormDialog
      title={fill(words.rename.title, { route })}
      action={words.rename.do}
      isDisabled={isRunning || typed === route}
      refusal={refusal}
      maxWidth="xs"
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        required
        label={words.rename.address}
        helperText={words.rename.help}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
};

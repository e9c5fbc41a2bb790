import { MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { TaskResult } from '../checking/site-tasks.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { useTask } from './use-task.ts';

type Props = { route: string; onClose: () => void };
type Incoming = TaskResult<'incoming'>;

const none = 'none';

/** What leads to the page, place by place. */
const Uses = ({ title, uses }: { title: string; uses: Incoming['links'] }) =>
  uses.length > 0 && (
    <div>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <ul>
        {uses.map(({ file, line, column, path }) => (
          <li key={`${file} ${line} ${column}`}>
            {file}: {path}
          </li>
        ))}
      </ul>
    </div>
  );

/** Takes a page away, when it is known where everything leads that led to it. */
export const RemoveDialog = ({ route, onClose }: Props) => {
  const studio = useStudio();
  const { rendered } = useChecked();
  const [incoming, setIncoming] = useState<Incoming>();
  const [heir, setHeir] = useState<string>();
  const { run: askIncoming, refusal: noIncoming } = useTask('incoming');
  const { run: removePage, refusal, isRunning } = useTask('removePage');
  useEffect(() => {
    void askIncoming(route).then(setIncoming);
  }, [askIncoming, route]);
  const to = heir ?? incoming?.heir ?? '/';
  const remove = async (): Promise<void> => {
    const page = to === none ? undefined : to;
    const changes = await removePage(route, { address: page, links: page });
    if (!changes) return;
    studio.view.open(page ?? '/');
    studio.texts.change(`remove ${route}`, changes);
    onClose();
  };
  return (
    <FormDialog
      title={fill(words.remove.title, { route })}
      action={words.remove.do}
      isDisabled={isRunning || !incoming}
      refusal={noIncoming ?? refusal}
      maxWidth="sm"
      onSubmit={remove}
      onClose={onClose}
    >
      {incoming && (
        <>
          {incoming.entries.length + incoming.links.length === 0 && (
            <Typography>{words.remove.unlinked}</Typography>
          )}
          <Uses title={words.remove.entries} uses={incoming.entries} />
          <Uses title={fill(words.remove.links, { count: incoming.links.length })} uses={incoming.links} />
          <TextField
            select
            label={words.remove.heir}
            helperText={words.remove.heirHelp}
            value={to}
            onChange={(event) => setHeir(event.target.value)}
          >
            {incoming.links.length === 0 && <MenuItem value={none}>{words.remove.nowhere}</MenuItem>}
            {[...(rendered?.titles ?? [])]
              .filter(([each]) => each !== route)
              .map(([each, title]) => (
                <MenuItem key={each} value={each}>
                  {title}
                </MenuItem>
              ))}
          </TextField>
        </>
      )}
    </FormDialog>
  );
};

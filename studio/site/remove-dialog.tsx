import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { TaskResult } from '../checking/site-tasks.ts';
import { TitledList } from '../layout/titled-list.tsx';
import { PlaceList } from '../problems/place-list.tsx';
import { useChecked } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { Ask, PageDialog } from './page-dialog.tsx';
import { useTask } from './use-task.ts';

type Incoming = TaskResult<'incoming'>;

const none = 'none';

/** Takes a page away, when it is known where everything leads that led to it. */
export const RemoveDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const titles = useChecked().rendered?.titles ?? [];
  const [incoming, setIncoming] = useState<Incoming>();
  const [chosen, setChosen] = useState<string>();
  const { run, refusal } = useTask('incoming');
  useEffect(() => {
    void run(route).then(setIncoming);
  }, [run, route]);
  const { entries, links, heir = '/' } = incoming ?? { entries: [], links: [] };
  const to = chosen ?? heir;
  const page = to === none ? undefined : to;
  const said = words.remove;
  const uses = [
    [said.entries, entries],
    [fill(said.links, { count: links.length }), links],
  ] as const;
  const nowhere: [string, string][] = links.length === 0 ? [[none, said.nowhere]] : [];
  return (
    <PageDialog
      title={fill(said.title, { route })}
      action={said.do}
      task="removePage"
      input={[route, { address: page, links: page }]}
      opens={page ?? '/'}
      isDisabled={!incoming}
      {...(refusal && { refusal })}
      onClose={onClose}
    >
      {incoming && (
        <>
          {entries.length + links.length === 0 && <Typography>{said.unlinked}</Typography>}
          {uses.map(
            ([title, all]) =>
              all.length > 0 && (
                <TitledList key={title} title={title}>
                  <PlaceList
                    places={all.map((use) => ({ ...use, says: use.path, where: use.file }))}
                    onOpen={onClose}
                  />
                </TitledList>
              ),
          )}
          <Ask
            label={said.heir}
            help={said.heirHelp}
            value={to}
            onChange={setChosen}
            choices={[...nowhere, ...[...titles].filter(([each]) => each !== route)]}
          />
        </>
      )}
    </PageDialog>
  );
};

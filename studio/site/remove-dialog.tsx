import { Typography } from '@mui/material';
import { useState } from 'react';
import { useLoaded } from '../core/use-run.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useChecked, usePlaceOf, useStudio, useTitleOf } from '../state/use-studio.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { PromptField } from '../ui/dialogs.tsx';
import { PageDialog } from './page-dialogs.tsx';

const none = 'none';
const messages = words.remove;

/** Removes a page after the editor has chosen the redirect target of its route and links. */
export const RemoveDialog = ({ route, onClose }: { route: string; onClose: () => void }) => {
  const names = useChecked((checked) => checked.names);
  const [chosen, setChosen] = useState<string>();
  const studio = useStudio();
  const titleOf = useTitleOf();
  const placeOf = usePlaceOf();
  const { value: incoming, failure } = useLoaded(() => studio.checking.site.incoming(route), [route]);
  const { entries, links, parentRoute = '/' } = incoming ?? { entries: [], links: [] };
  const target = chosen ?? parentRoute;
  const page = target === none ? undefined : target;
  const groups = [
    { title: messages.entries, usages: entries },
    { title: formatMessage(messages.links, { count: links.length }), usages: links },
  ];
  const otherPages = [...names].filter(([each]) => each !== route);
  return (
    <PageDialog
      title={formatMessage(messages.title, { page: names.get(route) ?? route })}
      action={messages.do}
      change={({ removePage }) => removePage(route, { route: page, links: page })}
      opens={page ?? '/'}
      isDisabled={!incoming}
      unavailableReason={failure}
      onClose={onClose}
    >
      {incoming && (
        <>
          {entries.length + links.length === 0 && <Typography>{messages.unlinked}</Typography>}
          {groups.map(({ title, usages }) => (
            <LocationList
              key={title}
              title={title}
              places={usages.map((use) => ({
                ...use,
                describe: () => ({
                  text: placeOf(use.file, use.path),
                  where: titleOf(use.file),
                }),
              }))}
              onOpen={onClose}
            />
          ))}
          <PromptField
            label={messages.redirectTarget}
            help={messages.redirectTargetHelp}
            value={target}
            onChange={setChosen}
            choices={links.length === 0 ? [[none, messages.nowhere], ...otherPages] : otherPages}
          />
        </>
      )}
    </PageDialog>
  );
};
